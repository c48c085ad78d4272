import type { Language } from '#contract/wire/language.ts'
import { dateText } from '#web/ui/format/date-text.ts'

/** From when to when, the day told once where it is the same. */
export function timeRange(begin: string, end: string, now: number, language: Language): string {
  const today = new Date(now)
  const isOneDay = begin.slice(0, 10) === end.slice(0, 10)
  return `${dateText(begin, today, language)} – ${isOneDay ? end.slice(11) : dateText(end, today, language)}`
}
