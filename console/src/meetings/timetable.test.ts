import { expect, it } from 'vitest'
import type { ProgrammeSession } from '#contract/console/programme.ts'
import {
  daysOf,
  endOf,
  firstDayOf,
  hallsOf,
  hoursOf,
  lanesOf,
  lengthened,
  moved,
  scaleOf,
  seenMinutes,
  timeAt,
} from './timetable.ts'

const session = (session_id: number, begin: string, end: string, hall = 'A 厅'): ProgrammeSession => ({
  session_id,
  meeting_id: 1,
  hall,
  title: `议程 ${session_id}`,
  doctor_id: 0,
  lecturer: '',
  begin_time: `2027-05-01 ${begin}`,
  end_time: `2027-05-01 ${end}`,
  clashes: [],
})

const place = { hall: 'A 厅', begin_time: '2027-05-01 09:00', end_time: '2027-05-01 10:30' }

it('moves a session by whole steps, keeps its length, and stays within the day', () => {
  expect(moved(place, { minutes: 17 })).toEqual({
    hall: 'A 厅',
    begin_time: '2027-05-01 09:15',
    end_time: '2027-05-01 10:45',
  })
  expect(moved(place, { minutes: 0, hall: 'B 厅' })).toEqual({ ...place, hall: 'B 厅' })
  expect(moved(place, { minutes: -9999 }).begin_time).toBe('2027-05-01 00:00')
  expect(moved(place, { minutes: 9999 }).end_time).toBe('2027-05-01 23:59')
})

it('makes a session longer or shorter, never empty', () => {
  expect(lengthened(place, 15).end_time).toBe('2027-05-01 10:45')
  expect(lengthened(place, -999).end_time).toBe('2027-05-01 09:05')
})

it('shows the days and halls that there are, and whole hours around them', () => {
  const sessions = [session(1, '07:30', '08:30'), session(2, '19:00', '20:15', 'B 厅')]
  const meeting = { begin_time: '2027-05-01 08:00', end_time: '2027-05-02 12:00' }
  expect(daysOf(sessions, meeting)).toEqual(['2027-05-01', '2027-05-02'])
  expect(firstDayOf(sessions, ['2027-04-30', '2027-05-01'])).toBe('2027-05-01')
  expect(firstDayOf([], ['2027-04-30', '2027-05-01'])).toBe('2027-04-30')
  expect(hallsOf(sessions, ['C 厅'])).toEqual(['A 厅', 'B 厅', 'C 厅'])
  expect(hallsOf([])).toEqual([''])
  expect(hoursOf(sessions)).toEqual({ from: 6, until: 22 })
})

it('lays overlapping sessions beside each other', () => {
  const lanes = lanesOf([
    session(1, '09:00', '10:00'),
    session(2, '09:30', '10:30'),
    session(3, '11:00', '12:00'),
  ])
  expect([...lanes.values()]).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 1 },
  ])
})

it('knows a session that ends at midnight or after', () => {
  const late = { hall: '', begin_time: '2027-12-31 23:40', end_time: '2028-01-01 00:10' }
  expect(endOf(late)).toBe(24 * 60 + 10)
  expect(seenMinutes(late)).toBe(20)
  expect(timeAt('2027-12-31', 24 * 60 + 10)).toBe('2028-01-01 00:10')
  expect(moved(late, { minutes: 30 })).toEqual(late)
  expect(moved(late, { minutes: -60 })).toMatchObject({
    begin_time: '2027-12-31 22:40',
    end_time: '2027-12-31 23:10',
  })
  expect(lengthened(late, 15)).toEqual(late)
  expect(lengthened(late, -15).end_time).toBe('2027-12-31 23:55')
  const midnight = { ...session(1, '23:00', '00:00'), end_time: '2027-05-02 00:00' }
  expect(hoursOf([midnight])).toEqual({ from: 8, until: 24 })
})

it('gives short sessions the room to be hit', () => {
  expect(scaleOf([session(1, '09:00', '10:00')])).toBe(1.4)
  expect(scaleOf([session(1, '09:00', '10:00'), session(2, '10:00', '10:10')])).toBe(2.6)
})
