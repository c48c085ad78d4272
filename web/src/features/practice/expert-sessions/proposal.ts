import { sheetLimits } from '#contract/practice/expert-sheets.ts'
import { characterCount } from '#contract/wire/character-count.ts'

/** `datetime-local` writes a T where answers have a blank. */
export const timeOfInput = (value: string) => value.replace('T', ' ').slice(0, 16)
export const inputOfTime = (time: string) => time.replace(' ', 'T')

const shanghaiMs = 8 * 3600_000
const textOf = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

/** Now, as answers write it. */
export const shanghaiNow = (now: Date) => textOf(now.getTime() + shanghaiMs)

type Planned = { begin_time: string; end_time: string }

const momentOf = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`)

/** The period that begins at another time and takes as long as planned. */
export const movedPeriod = (planned: Planned, begin_time: string): Planned => ({
  begin_time,
  end_time: textOf(momentOf(begin_time) + momentOf(planned.end_time) - momentOf(planned.begin_time)),
})

export function faultOfBegin(
  planned: Planned,
  begin: string,
  now: Date,
): 'beginMissing' | 'beginSame' | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(begin) || begin <= shanghaiNow(now)) return 'beginMissing'
  return begin === planned.begin_time ? 'beginSame' : undefined
}

export const faultOfReason = (reason: string): 'reasonMissing' | undefined =>
  reason.trim() === '' || characterCount(reason.trim()) > sheetLimits.reason ? 'reasonMissing' : undefined
