import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { timeRange } from '#web/ui/format/time-range.ts'
import { useLanguage } from '#web/ui/language.ts'

/** Says times of the server as people do, 今天 19:30. What is no time stays as it is. */
export function useTimeText() {
  const language = useLanguage()
  return {
    timeOf: (time: string) => dateText(time, new Date(clock.now()), language),
    periodOf: (begin: string, end: string) => timeRange(begin, end, clock.now(), language),
  }
}
