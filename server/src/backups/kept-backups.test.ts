import { expect, it } from 'vitest'
import { shanghaiTime } from '#kernel/time.ts'
import { keptBackups } from './kept-backups.ts'

const dayMs = 24 * 3600_000
/** Half past two in the night, in Shanghai. */
const night = (day: string) => ({ at: new Date(`${day}T02:30:00+08:00`) })
const daysOf = (backups: { at: Date }[]) => backups.map(({ at }) => shanghaiTime(at).slice(0, 10))

it('keeps 7 days, 4 weeks and 12 months of nightly backups', () => {
  const last = night('2026-11-18').at.getTime()
  let backups: { at: Date }[] = []
  // As it happens: one a night, and what is not kept is gone.
  for (let n = 800; n >= 0; n--) backups = keptBackups([...backups, { at: new Date(last - n * dayMs) }])
  expect(daysOf(backups)).toEqual([
    '2026-11-18',
    '2026-11-17',
    '2026-11-16',
    '2026-11-15',
    '2026-11-14',
    '2026-11-13',
    '2026-11-12',
    '2026-11-08',
    '2026-11-01',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ])
})

it('keeps the last of a day, and all of a fresh installation', () => {
  const twice = [{ at: new Date('2026-11-18T01:00:00+08:00') }, { at: new Date('2026-11-18T20:00:00+08:00') }]
  expect(keptBackups(twice)).toEqual([twice[1]])
  expect(keptBackups([night('2026-11-17'), night('2026-11-18')])).toHaveLength(2)
  expect(keptBackups([])).toEqual([])
})

it('does not let a pause of weeks delete what was there', () => {
  const old = ['2026-03-01', '2026-03-02', '2026-03-03'].map(night)
  expect(keptBackups([...old, night('2026-11-18')])).toHaveLength(4)
})
