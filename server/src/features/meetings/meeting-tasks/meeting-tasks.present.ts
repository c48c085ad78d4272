import type { GuestInfo, MeetingTask } from '#contract/meetings/meeting-tasks.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { GuestRow, TaskRow } from './meeting-tasks.queries.ts'

export const isOver = (task: TaskRow['task']) => new Date() >= task.end_at

export const presentTask = ({ task, meeting, truename }: TaskRow, contact: string): MeetingTask => ({
  id: task.id,
  meeting_id: task.meeting_id,
  meeting_title: meeting.title,
  cover: meeting.cover,
  truename,
  kind: task.kind,
  topic: task.topic,
  place: task.place,
  note: task.note,
  begin_time: shanghaiTime(task.begin_at),
  end_time: shanghaiTime(task.end_at),
  contact,
  is_confirmed: asBit(task.confirmed_at !== null),
  confirm_time: task.confirmed_at ? shanghaiTime(task.confirmed_at) : '',
  can_confirm: asBit(task.confirmed_at === null && !isOver(task)),
})

/** What the lecturer edited for this meeting, else what their profile says. */
export const presentGuest = ({ task, meeting, guest, user }: GuestRow): GuestInfo => ({
  guest_id: task.id,
  guest_name: guest?.name ?? user.truename,
  guest_photo: guest?.photo ?? user.photo,
  guest_position_name: guest?.position ?? user.title,
  guest_hospital_name: guest?.hospital ?? user.hospital,
  guest_department_name: guest?.department ?? user.department,
  introduce: guest?.introduction ?? user.introduce,
  meeting_title: meeting.title,
})
