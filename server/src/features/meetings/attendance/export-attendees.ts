import { attendanceCalls } from '#contract/meetings/attendance.ts'
import type { AttendeeItem } from '#contract/meetings/attendance.ts'
import { answer } from '#kernel/answer.ts'
import { writeCsv } from '#kernel/csv.ts'
import { presentAttendee } from './attendance.present.ts'
import { attendanceText, formCells } from './attendance.text.ts'
import { readAttendees } from './list-attendees.ts'

/** More than any meeting has had. */
const mostRows = 20_000

export const exportAttendees = answer(attendanceCalls.export, async (input, context) => {
  const meetingId = input.meeting_id
  const text = attendanceText[context.caller.language]
  const { title, found } = await readAttendees(context, meetingId, {
    filter: 'all',
    page: 1,
    size: mostRows,
  })
  const attendees = found.rows.map((row) => presentAttendee(row, meetingId, context.vault))
  const cells = attendees.map((attendee, at) => cellsOf(attendee, at + 1, text))
  return {
    file_name: text.fileName(title),
    csv: writeCsv([Object.values(text.columns), ...cells]),
  }
})

type Words = (typeof attendanceText)['zh']

function cellsOf(attendee: AttendeeItem, number: number, text: Words): string[] {
  const { form } = attendee
  const yesNo = (value: 0 | 1) => (value === 1 ? text.yes : text.no)
  const cells: Record<keyof Words['columns'], string> = {
    number: String(number),
    ...formCells((field) => form[field] ?? ''),
    identity: text.identities[form.identity ?? ''] ?? '',
    medical_professional: form.medical_professional ? yesNo(form.medical_professional === '1' ? 1 : 0) : '',
    consent: yesNo(attendee.consent),
    method: text.methods[attendee.method],
    state: text.states[attendee.state] ?? '',
    submitted_at: attendee.submitted_at,
    visited_at: attendee.visited_at,
    is_shared_device: yesNo(attendee.is_shared_device),
    is_fresh_key: yesNo(attendee.is_fresh_key),
    burst: attendee.burst_num > 0 ? text.burst(attendee.burst_num) : '',
    minutes: String(Math.floor(attendee.watched_seconds / 60)),
    score: attendee.score < 0 ? '' : String(attendee.score),
    is_passed: attendee.score < 0 ? '' : yesNo(attendee.is_passed),
    credit: attendee.credit === 0 ? '' : String(attendee.credit),
  }
  return (Object.keys(text.columns) as (keyof Words['columns'])[]).map((column) => cells[column])
}
