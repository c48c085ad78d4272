import { isIdNumber } from '#contract/people/verification.ts'
import { genders } from '#contract/practice/patients.ts'
import type { Gender } from '#contract/practice/patients.ts'

/** What an ID number says of its owner; undefined for a wrong one. */
export function readIdNumber(number: string, now: Date): { gender: Gender; age: number } | undefined {
  const upper = number.trim().toUpperCase()
  if (!isIdNumber(upper, now)) return undefined
  const [year, month, day] = [upper.slice(6, 10), upper.slice(10, 12), upper.slice(12, 14)].map(Number)
  const today = new Date(now.getTime() + 8 * 3600_000)
  const isBeforeBirthday =
    today.getUTCMonth() + 1 < month! || (today.getUTCMonth() + 1 === month && today.getUTCDate() < day!)
  return {
    gender: Number(upper[16]) % 2 === 1 ? genders.male : genders.female,
    age: today.getUTCFullYear() - year! - (isBeforeBirthday ? 1 : 0),
  }
}
