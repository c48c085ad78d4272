import { dayName } from '#contract/wire/day-name.ts'
import type { Language } from '#contract/wire/language.ts'
import { shanghaiTime } from './time.ts'

const written = /(?<![\d-])(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?: ([012]\d:[0-5]\d))?(?![\d-])/g

/** Says the dates and times that the contract writes as `YYYY-MM-DD HH:mm` as people do. Today is not named: messages are read later. */
export function sayTimes(text: string, now: Date, language: Language): string {
  const thisYear = Number(shanghaiTime(now).slice(0, 4))
  return text.replace(written, (_, year, month, day, time?: string) => {
    const name = dayName({ year: Number(year), month: Number(month), day: Number(day) }, thisYear, language)
    if (!time) return name
    return language === 'en' ? `${name}, ${time}` : `${name} ${time}`
  })
}
