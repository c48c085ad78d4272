import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { bit, id, page, paged } from '../wire/fields.ts'
import { checkinStates, checkinTexts } from './checkin.ts'
import { oneOf } from '../wire/one-of.ts'

/** How somebody attended: on site by the code or by the staff, by the form, or by watching alone. */
export const attendanceMethods = ['code', 'staff', 'form', 'watching'] as const

export const attendanceFilters = ['all', 'under_review'] as const

/** Somebody who attended. The form is empty unless the person has consented. */
export const attendeeItem = z.object({
  /** Names the row, not the account. */
  attendee_id: z.string(),
  method: z.enum(attendanceMethods),
  /** 0 without a form. */
  checkin_id: z.int(),
  state: oneOf(checkinStates),
  consent: bit,
  form: z.partialRecord(z.enum(checkinTexts), z.string()),
  submitted_at: z.string(),
  /** On site. */
  visited_at: z.string(),
  /** Another account has checked in with the same device. */
  is_shared_device: bit,
  /** Came with a key that nobody had seen before. */
  is_fresh_key: bit,
  /** How many people with fresh keys came from the same network within a second; 0 where it was no burst. */
  burst_num: z.int(),
  watched_seconds: z.int(),
  /** The best of the exam; -1 without one. */
  score: z.int(),
  is_passed: bit,
  /** Points of credit. */
  credit: z.number(),
})

/** For those who run a meeting, and operators. */
export const attendanceCalls = {
  list: defineCall({
    id: 'checkin.attendees',
    path: '/api/web/v2/checkin/attendees',
    about:
      'Everybody who attended a meeting, latest first: by form, on site or by watching. Details are shown only with the consent of the person, and access is logged.',
    access: 'member',
    input: z.object({ meeting_id: id, filter: z._default(z.enum(attendanceFilters), 'all'), page }),
    output: z.extend(paged(attendeeItem), { meeting_title: contentText }),
  }),
  export: defineCall({
    id: 'checkin.export',
    path: '/api/web/v2/checkin/export',
    about:
      'The same as a table (CSV, UTF-8 with a byte order mark, as spreadsheets open it). The details of people who have not consented are blank; access is logged.',
    access: 'member',
    input: z.object({ meeting_id: id }),
    output: z.object({ file_name: z.string(), csv: z.string() }),
  }),
}

export type AttendeeItem = z.infer<typeof attendeeItem>
export type AttendanceFilter = (typeof attendanceFilters)[number]
export type AttendanceMethod = (typeof attendanceMethods)[number]
