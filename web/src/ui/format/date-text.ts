import type { Language } from '#web/ui/language.ts'

const dayMs = 24 * 60 * 60 * 1000
/** China has one time zone and no daylight saving time. */
const shanghaiMs = 8 * 60 * 60 * 1000

/** The minute in Shanghai as the server writes it, `YYYY-MM-DD HH:mm`. */
export const shanghaiMinute = (now: Date): string =>
  new Date(now.getTime() + shanghaiMs).toISOString().slice(0, 16).replace('T', ' ')

const nearDays: Record<Language, Record<number, string>> = {
  zh: { [-1]: '昨天', 0: '今天', 1: '明天' },
  en: { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' },
}
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The day alone, of something that was published or made: its minute means nothing to anybody. */
export const dayText = (text: string, now: Date, language: Language) =>
  dateText(text.trim().slice(0, 10), now, language)

/**
 * Formats the server's `YYYY-MM-DD HH:mm` (Asia/Shanghai) for people; returns anything that is not a date unchanged.
 */
export function dateText(text: string, now: Date, language: Language): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?$/.exec(text.trim())
  if (!parts) return text
  const [, year = '', month = '', day = '', time] = parts
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (date.getUTCMonth() !== Number(month) - 1) return text
  const today = new Date(now.getTime() + shanghaiMs)
  const distance = Math.floor(date.getTime() / dayMs) - Math.floor(today.getTime() / dayMs)
  const near = nearDays[language][distance]
  const thisYear = today.getUTCFullYear() === Number(year)
  if (language === 'en') {
    const name = near ?? `${months[Number(month) - 1]} ${Number(day)}${thisYear ? '' : `, ${year}`}`
    return time ? `${name}, ${time}` : name
  }
  const name = near ?? `${thisYear ? '' : `${year}年`}${Number(month)}月${Number(day)}日`
  return time ? `${name} ${time}` : name
}
