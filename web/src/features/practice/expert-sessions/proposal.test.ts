import { expect, it } from 'vitest'
import { faultOfBegin, faultOfReason, inputOfTime, movedPeriod, timeOfInput } from './proposal.ts'

const planned = { begin_time: '2026-11-30 23:40', end_time: '2026-12-01 00:10' }
const now = new Date('2026-11-20T00:00:00Z')

it('moves a session and leaves its length', () => {
  expect(movedPeriod(planned, '2026-12-31 23:50')).toEqual({
    begin_time: '2026-12-31 23:50',
    end_time: '2027-01-01 00:20',
  })
})

it('takes a time to come that is not the planned one', () => {
  expect(faultOfBegin(planned, '', now)).toBe('beginMissing')
  expect(faultOfBegin(planned, '2026-11-20 08:00', now)).toBe('beginMissing')
  expect(faultOfBegin(planned, '2026-11-20 08:01', now)).toBeUndefined()
  expect(faultOfBegin(planned, planned.begin_time, now)).toBe('beginSame')
})

it('writes times as the field does, and back', () => {
  expect(timeOfInput(inputOfTime(planned.begin_time))).toBe(planned.begin_time)
  expect(timeOfInput('2026-11-20T08:00:30')).toBe('2026-11-20 08:00')
})

it('needs a reason of at most 500 characters', () => {
  expect(faultOfReason('  ')).toBe('reasonMissing')
  expect(faultOfReason('手'.repeat(500))).toBeUndefined()
  expect(faultOfReason('手'.repeat(501))).toBe('reasonMissing')
})
