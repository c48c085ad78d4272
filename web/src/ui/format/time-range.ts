import type { Language } from '#web/ui/language.ts'
import { dateText } from '#web/ui/format/date-text.ts'

/** Begin and end; the day appears once when both are on the same day. */
export function timeRange(begin: string, end: string, now: number, language: Language): string {
  const today = new Date(now)
  const isOneDay = begin.slice(0, 10) === end.slice(0, 10)
  return `${dateText(begin, today, language)} – ${isOneDay ? end.slice(11) : dateText(end, today, language)}`
}
