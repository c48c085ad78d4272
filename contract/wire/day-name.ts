import type { Language } from './language.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day as people say it: `11月20日`, `Nov 20`; with its year when that is not this one. Months count from 1. */
export function dayName(
  { year, month, day }: { year: number; month: number; day: number },
  thisYear: number,
  language: Language,
): string {
  const isThisYear = year === thisYear
  return language === 'en'
    ? `${months[month - 1]} ${day}${isThisYear ? '' : `, ${year}`}`
    : `${isThisYear ? '' : `${year}年`}${month}月${day}日`
}
