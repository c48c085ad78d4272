import { sheetStates } from '#contract/practice/expert-sheets.ts'
import type { ExpertHome, ExpertSheet, GuestChoice, GuestInfo } from '#contract/practice/expert-sheets.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { SheetRow } from './expert-sheets.queries.ts'

export const isOver = ({ meeting }: SheetRow) => new Date() >= meeting.end_at

export const presentSheet = (row: SheetRow, contact: string): ExpertSheet => ({
  id: row.sheet.task_id,
  guest_id: row.sheet.id,
  guest_name: row.sheet.name || row.user.truename,
  meeting_id: row.meeting.id,
  meeting_title: row.meeting.title,
  cover: row.meeting.cover,
  begin_time: shanghaiTime(row.meeting.begin_at),
  end_time: shanghaiTime(row.meeting.end_at),
  part_type: row.sheet.part,
  note: row.sheet.note,
  contact,
  status: row.sheet.status,
  reason: row.sheet.status_reason,
  confirm_time: row.sheet.decided_at ? shanghaiTime(row.sheet.decided_at) : '',
  can_confirm: asBit(row.sheet.status !== sheetStates.confirmed && !isOver(row)),
})

export function presentGuestChoice(row: SheetRow): GuestChoice {
  const { guest_id, guest_name, guest_photo, ...rest } = presentGuest(row)
  return {
    guest_id,
    guest_name,
    guest_photo,
    guest_position_name: rest.guest_position_name,
    guest_hospital_name: rest.guest_hospital_name,
    guest_department_name: rest.guest_department_name,
  }
}

/** What was edited for this meeting, else what the profile says. */
export function presentGuest({ sheet, meeting, user }: SheetRow): GuestInfo {
  const isEdited = sheet.name !== ''
  return {
    guest_id: sheet.id,
    guest_name: isEdited ? sheet.name : user.truename,
    guest_photo: isEdited ? sheet.photo : user.photo,
    guest_position_name: isEdited ? sheet.position : user.title,
    guest_hospital_name: isEdited ? sheet.hospital : user.hospital,
    guest_department_name: isEdited ? sheet.department : user.department,
    introduce: isEdited ? sheet.introduction : user.introduce,
    meeting_title: meeting.title,
  }
}

export const presentHome = (row: SheetRow, doctorId: number): ExpertHome => ({
  ...presentGuest(row),
  id: row.sheet.task_id,
  part_type: row.sheet.part,
  meeting_id: row.meeting.id,
  cover: row.meeting.cover,
  begin_time: shanghaiTime(row.meeting.begin_at),
  doctor_id: doctorId,
})
