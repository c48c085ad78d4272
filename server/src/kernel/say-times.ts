import type { Language } from '#contract/wire/language.ts'
import { shanghaiTime } from './time.ts'

const written = /(?<![\d-])(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?: ([012]\d:[0-5]\d))?(?![\d-])/g
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Says the dates and times that the contract writes as `YYYY-MM-DD HH:mm` as people do. Today is not named: messages are read later. */
export function sayTimes(text: string, now: Date, language: Language): string {
  const thisYear = shanghaiTime(now).slice(0, 4)
  return text.replace(written, (_, year: string, month: string, day: string, time?: string) => {
    const isThisYear = year === thisYear
    if (language === 'en') {
      const name = `${months[Number(month) - 1]} ${Number(day)}${isThisYear ? '' : `, ${year}`}`
      return time ? `${name}, ${time}` : name
    }
    const name = `${isThisYear ? '' : `${year}年`}${Number(month)}月${Number(day)}日`
    return time ? `${name} ${time}` : name
  })
}
