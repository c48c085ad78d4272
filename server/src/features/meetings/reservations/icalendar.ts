/** An event of a calendar, RFC 5545. */
export type CalendarEvent = {
  /** Names the event for ever: read again, it replaces what was read before. */
  uid: string
  title: string
  description: string
  place: string
  address: string
  beginAt: Date
  endAt: Date
  /** When to ring, before it begins. */
  alarmMinutes: readonly number[]
  /** Grows with each change: a calendar takes the highest it has read. */
  sequence?: number
  isCancelled?: boolean
}

/** `cancel` takes its events out of a calendar. */
export type Calendar = { name: string; events: CalendarEvent[]; method?: 'publish' | 'cancel' }

/** A calendar as text. Lines end as the standard wants them, and none is longer than 75 bytes. */
export function writeCalendar({ name, events, method = 'publish' }: Calendar, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Xinglin//Meetings//ZH',
    'CALSCALE:GREGORIAN',
    `METHOD:${method.toUpperCase()}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

const eventLines = (event: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${utc(now)}`,
  ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
  ...(event.isCancelled ? ['STATUS:CANCELLED'] : []),
  `DTSTART:${utc(event.beginAt)}`,
  `DTEND:${utc(event.endAt)}`,
  `SUMMARY:${escapeText(event.title)}`,
  ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
  ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
  `URL:${event.address}`,
  ...event.alarmMinutes.flatMap((minutes) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(event.title)}`,
    `TRIGGER:-PT${minutes}M`,
    'END:VALARM',
  ]),
  'END:VEVENT',
]

const utc = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Commas and semicolons would part the value, a line break would end it; other control signs are not allowed. */
export const escapeText = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- these are what must go
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')

const longestLine = 75

/** A long line goes on in the next, after a blank. It is counted in bytes and never parts a character. */
export function foldLine(line: string): string {
  let folded = ''
  let length = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (length + size > longestLine) {
      folded += '\r\n '
      length = 1
    }
    folded += sign
    length += size
  }
  return folded
}
