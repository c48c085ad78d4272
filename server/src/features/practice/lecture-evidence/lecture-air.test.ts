import { expect, it } from 'vitest'
import { sessionStates } from '#contract/practice/expert-sessions.ts'
import { lectureAir } from './lecture-air.ts'
import { minutesOf } from './periods.ts'

const at = (time: string) => new Date(`2026-05-01T${time}:00+08:00`)
const period = (from: string, until: string) => ({ from: at(from), until: at(until) })
const session = (title: string, from: string, until: string, status: number = sessionStates.confirmed) => ({
  title,
  status,
  begin_at: at(from),
  end_at: at(until),
})

const meeting = [period('08:50', '11:05')]
const airedOf = (facts: Partial<Parameters<typeof lectureAir>[0]>) =>
  lectureAir({ onAir: meeting, sessions: [], stays: [], ...facts })
const minutes = (facts: Partial<Parameters<typeof lectureAir>[0]>) =>
  minutesOf(airedOf(facts).flatMap(({ aired }) => aired))

it('is cut to the sessions that were confirmed', () => {
  const sessions = [
    session('讲课', '09:30', '10:00'),
    session('未答复', '10:00', '10:10', sessionStates.open),
    session('婉拒', '10:10', '10:30', sessionStates.refused),
    session('改期', '10:30', '10:40', sessionStates.proposed),
  ]
  expect(airedOf({ sessions })).toEqual([{ session: sessions[0], aired: [period('09:30', '10:00')] }])
})

it('is nothing without a session, or without a stream', () => {
  expect(minutes({})).toBe(0)
  expect(minutes({ onAir: [], sessions: [session('讲课', '09:30', '10:00')] })).toBe(0)
})

it('leaves out breaks of the stream, and what lies outside of it', () => {
  const onAir = [period('09:00', '09:40'), period('09:50', '10:30')]
  expect(minutes({ onAir, sessions: [session('讲课', '09:30', '10:00')] })).toBe(20)
  expect(minutes({ sessions: [session('早', '08:30', '09:00'), session('次日', '13:00', '13:30')] })).toBe(10)
})

it('is cut to the time in the room, for those who spoke from there', () => {
  const sessions = [session('讲课', '09:30', '10:00')]
  expect(minutes({ sessions, stays: [period('09:20', '09:35'), period('09:55', '10:20')] })).toBe(10)
  expect(minutes({ sessions, stays: [period('10:30', '10:40')] })).toBe(0)
})

it('counts a minute of two sessions once', () => {
  expect(minutes({ sessions: [session('甲', '09:30', '10:00'), session('乙', '09:45', '10:15')] })).toBe(45)
})
