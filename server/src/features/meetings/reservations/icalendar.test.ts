import { expect, it } from 'vitest'
import { escapeText, foldLine, writeCalendar } from './icalendar.ts'

const now = new Date('2026-03-01T00:00:00Z')
const event = {
  uid: 'meeting-7@xinglin.example',
  title: '心血管年会; 第一天, 主会场',
  description: '林晓\n介绍\\备注',
  place: '',
  address: 'https://xinglin.example/meetingDetail?meeting_id=7',
  beginAt: new Date('2026-03-02T01:30:00Z'),
  endAt: new Date('2026-03-02T04:00:00Z'),
  alarmMinutes: [60, 5],
}

/** As a calendar program reads it: folded lines joined, then name and value. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

it('writes an event with its alarms', () => {
  const lines = unfold(writeCalendar({ name: '杏林', events: [event] }, now))
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Xinglin//Meetings//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:杏林',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:meeting-7@xinglin.example',
    'DTSTAMP:20260301T000000Z',
    'DTSTART:20260302T013000Z',
    'DTEND:20260302T040000Z',
    'SUMMARY:心血管年会\\; 第一天\\, 主会场',
    'DESCRIPTION:林晓\\n介绍\\\\备注',
    'URL:https://xinglin.example/meetingDetail?meeting_id=7',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:心血管年会\\; 第一天\\, 主会场',
    'TRIGGER:-PT60M',
    'END:VALARM',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:心血管年会\\; 第一天\\, 主会场',
    'TRIGGER:-PT5M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('lets nothing break out of its line', () => {
  const text = writeCalendar({ name: 'x', events: [{ ...event, title: 'a\r\nEND:VEVENT\rb\u0000c' }] }, now)
  expect(unfold(text)).toContain('SUMMARY:a\\nEND:VEVENT\\nbc')
  expect(escapeText('a\tb')).toBe('a\tb')
})

it.each([
  ['a'.repeat(75), 1],
  ['a'.repeat(76), 2],
  ['a'.repeat(149), 2],
  ['a'.repeat(150), 3],
  ['会'.repeat(100), 5],
  [`${'a'.repeat(74)}👩‍⚕️`, 2],
])('folds at 75 bytes and never within a character (%#)', (line, count) => {
  const parts = foldLine(line).split('\r\n')
  expect(parts).toHaveLength(count)
  for (const part of parts) {
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
    expect(part).not.toContain('\uFFFD')
  }
  expect(parts.slice(1).every((part) => part.startsWith(' '))).toBe(true)
  expect(foldLine(line).replaceAll('\r\n ', '')).toBe(line)
})
