import type { AttendeeItem } from '#contract/meetings/attendance.ts'
import { checkinStates } from '#contract/meetings/checkin.ts'
import type { CheckinValues } from '#contract/meetings/checkin.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import { openForm, pickForOrganiser } from '#server/features/meetings/checkin/checkin.present.ts'
import type { AttendeeRow } from './attendance.queries.ts'

export const hasConsented = (row: AttendeeRow) => row.consents === true || row.visit_consents === true

export const presentAttendee = (row: AttendeeRow, meetingId: number, vault: Vault): AttendeeItem => ({
  attendee_id: vault.digest(`attendee ${meetingId} ${row.user_id}`).toString('base64url').slice(0, 16),
  method: row.method,
  checkin_id: row.checkin_id ?? 0,
  // Attendees who were there need no form.
  state: row.visited_at ? checkinStates.passed : (row.state ?? checkinStates.none),
  consent: asBit(hasConsented(row)),
  form: pickForOrganiser(formOf(row, vault)),
  submitted_at: timeOf(row.submitted_at),
  visited_at: timeOf(row.visited_at),
  is_shared_device: asBit(row.is_shared_device),
  is_fresh_key: asBit(row.is_fresh === true),
  burst_num: row.burst ?? 0,
  watched_seconds: Math.floor(row.watched_ms / 1000),
  score: row.score ?? -1,
  is_passed: asBit(row.is_passed),
  credit: row.points_tenths / 10,
})

function formOf(row: AttendeeRow, vault: Vault): CheckinValues {
  if (row.consents && row.form_sealed) return openForm({ form_sealed: row.form_sealed }, vault)
  if (!row.visit_consents) return {}
  return {
    real_name: row.truename,
    phone: row.phone_sealed ? vault.openText(row.phone_sealed) : '',
    hospital: row.hospital,
    department: row.department,
    title: row.title,
    company: row.company,
  }
}

const timeOf = (at: string | null) => (at ? shanghaiTime(new Date(at)) : '')
