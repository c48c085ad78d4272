import { expect, it } from 'vitest'
import { conferenceStates } from '#contract/practice/conferences.ts'
import { statusOf } from './conference-status.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000)
const planned = { begin_at: at(0), end_at: at(60), cancelled_at: null, ended_at: null, used_at: null }

it.each([
  ['coming until it begins', planned, -1, conferenceStates.coming],
  ['running from its begin', planned, 0, conferenceStates.running],
  ['running until its end', planned, 59, conferenceStates.running],
  ['ended at its end', planned, 60, conferenceStates.ended],
  ['running while people overrun', { ...planned, used_at: at(80) }, 81, conferenceStates.running],
  [
    'ended half an hour after the last has left',
    { ...planned, used_at: at(80) },
    110,
    conferenceStates.ended,
  ],
  ['ended once its host ended it', { ...planned, ended_at: at(30) }, 31, conferenceStates.ended],
  [
    'cancelled, although its time has come',
    { ...planned, cancelled_at: at(-9) },
    5,
    conferenceStates.cancelled,
  ],
  [
    'cancelled, although its room was closed',
    { ...planned, cancelled_at: at(-9), ended_at: at(-9) },
    -5,
    conferenceStates.cancelled,
  ],
])('is %s', (_what, times, minute, status) => {
  expect(statusOf(times, at(minute))).toBe(status)
})
