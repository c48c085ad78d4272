import { describe, expect, it } from 'vitest'
import { buildMeetings } from './meetings.ts'
import type { Meeting } from './meetings.ts'
import { buildDoctors } from './people.ts'
import { subjects } from './subjects.ts'

const doctors = buildDoctors(72)
const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 15, hour, 7 + hour)))

const isNow = ({ startMinutes, durationMinutes }: Meeting) =>
  startMinutes <= 0 && startMinutes + durationMinutes > 0

describe.each(hours)('around %s', (now) => {
  const meetings = buildMeetings(doctors, now)

  it('there are 170, none named twice', () => {
    expect(meetings).toHaveLength(170)
    expect(new Set(meetings.map(({ title }) => title)).size).toBe(170)
  })

  it('nobody speaks in two places at once', () => {
    const talks = meetings
      .flatMap((meeting) => [meeting, ...meeting.sessions])
      .flatMap(({ startMinutes, schedule }) =>
        schedule.map((one) => ({
          speaker: one.speaker,
          from: startMinutes + one.fromMinute,
          until: startMinutes + one.toMinute,
        })),
      )
      .toSorted((one, other) => one.speaker - other.speaker || one.from - other.from)
    const doubled = talks.filter(
      ({ speaker, from }, at) => talks[at - 1]?.speaker === speaker && from < talks[at - 1]!.until,
    )
    expect(doubled).toEqual([])
  })

  it('some are live, some begin soon, most are past', () => {
    expect(meetings.filter((meeting) => isNow(meeting) && meeting.hasStream).length).toBeGreaterThanOrEqual(5)
    expect(meetings.filter((meeting) => isNow(meeting) && !meeting.hasStream).length).toBeGreaterThanOrEqual(
      2,
    )
    const begins = (within: number) =>
      meetings.filter(({ startMinutes }) => startMinutes > 0 && startMinutes <= within).length
    expect(begins(60)).toBeGreaterThanOrEqual(3)
    expect(begins(24 * 60)).toBeGreaterThanOrEqual(7)
    const past = meetings.filter(({ startMinutes, durationMinutes }) => startMinutes + durationMinutes < 0)
    expect(past.length).toBeGreaterThanOrEqual(110)
    expect(Math.min(...past.map(({ startMinutes }) => startMinutes))).toBeGreaterThan(-560 * 24 * 60)
  })

  it('starts at full five minutes', () => {
    for (const { startMinutes } of meetings.flatMap((meeting) => [meeting, ...meeting.sessions])) {
      expect((Math.floor(now.getTime() / 60_000) + startMinutes) % 5).toBe(0)
    }
  })

  it('a congress is on, with sessions in several halls at once and more to come today', () => {
    const { sessions } = meetings.find(({ isBigMeeting }) => isBigMeeting)!
    const halls = sessions
      .filter(({ startMinutes, durationMinutes }) => startMinutes <= 0 && startMinutes + durationMinutes > 0)
      .map(({ hall }) => hall)
    expect(halls.length).toBeGreaterThanOrEqual(3)
    expect(new Set(halls).size).toBe(halls.length)
    expect(sessions.some(({ startMinutes }) => startMinutes > 0 && startMinutes < 120)).toBe(true)
    expect(
      sessions.filter(({ startMinutes, durationMinutes }) => startMinutes + durationMinutes <= 0).length,
    ).toBeGreaterThanOrEqual(2)
  })
})

describe('a meeting', () => {
  const now = new Date('2026-11-15T03:07:22Z')
  const meetings = buildMeetings(doctors, now)

  it('is held by doctors of its subject, the chair not a beginner', () => {
    for (const { subject, speakers, diseases } of meetings) {
      expect(speakers.length).toBeGreaterThanOrEqual(1)
      expect(speakers.length).toBeLessThanOrEqual(6)
      for (const speaker of speakers) expect(doctors[speaker]!.subject).toBe(subject)
      expect(doctors[speakers[0]!]!.age).not.toBe('young')
      for (const disease of diseases) expect(subjects[subject]!.diseases[disease]).toBeDefined()
    }
  })

  it('has a programme without gaps that ends in time', () => {
    for (const { schedule, durationMinutes, speakers } of meetings.filter(
      ({ isBigMeeting }) => !isBigMeeting,
    )) {
      expect(schedule.length).toBeGreaterThanOrEqual(3)
      expect(schedule[0]!.fromMinute).toBe(0)
      schedule.forEach((item, i) => {
        expect(item.toMinute).toBeGreaterThan(item.fromMinute)
        if (i > 0) expect(item.fromMinute).toBe(schedule[i - 1]!.toMinute)
        expect(speakers).toContain(item.speaker)
      })
      expect(schedule.at(-1)!.toMinute).toBeLessThanOrEqual(durationMinutes)
    }
  })

  it('names the year it takes place in', () => {
    for (const { title, startMinutes } of meetings) {
      const year = /^(20\d\d) /.exec(title)?.[1]
      const start = new Date(now.getTime() + (startMinutes + 8 * 60) * 60_000)
      if (year) expect(year).toBe(String(start.getUTCFullYear()))
    }
  })

  it('varies: audience, place, credit, views', () => {
    expect(new Set(meetings.map(({ audience }) => audience)).size).toBe(5)
    expect(meetings.filter(({ isOffline }) => isOffline).length).toBeGreaterThanOrEqual(3)
    expect(meetings.filter(({ isCreditMeeting }) => isCreditMeeting).length).toBeGreaterThan(20)
    const views = meetings.map(({ viewCount }) => viewCount)
    expect(Math.min(...views)).toBe(0)
    expect(Math.max(...views)).toBeGreaterThan(90_000)
    expect(Math.max(...views)).toBeLessThanOrEqual(380_200)
  })
})

it('has about ten congresses with sessions over halls and days', () => {
  const big = buildMeetings(doctors, new Date('2026-11-15T03:07:22Z')).filter(
    ({ isBigMeeting }) => isBigMeeting,
  )
  expect(big.length).toBeGreaterThanOrEqual(8)
  expect(big.length).toBeLessThanOrEqual(12)
  expect(new Set(big.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(8)
  for (const { sessions, startMinutes, durationMinutes } of big) {
    expect(sessions.length).toBeGreaterThanOrEqual(4)
    expect(sessions.length).toBeLessThanOrEqual(10)
    expect(
      new Set(sessions.map(({ day, hall, startMinutes: start }) => `${day} ${hall} ${start}`)).size,
    ).toBe(sessions.length)
    expect(new Set(sessions.map(({ title }) => title)).size).toBe(sessions.length)
    for (const session of sessions) {
      expect(session.startMinutes).toBeGreaterThanOrEqual(startMinutes)
      expect(session.startMinutes + session.durationMinutes).toBeLessThanOrEqual(
        startMinutes + durationMinutes + 240,
      )
      expect(session.schedule.at(-1)!.toMinute).toBeLessThanOrEqual(session.durationMinutes)
    }
  }
  expect(big.some(({ sessions }) => new Set(sessions.map(({ hall }) => hall)).size > 1)).toBe(true)
  expect(big.every(({ sessions }) => new Set(sessions.map(({ day }) => day)).size > 1)).toBe(true)
})
