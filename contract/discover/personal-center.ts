import * as z from 'zod/mini'
import { profile } from '../people/profile.ts'
import { defineCall } from '../wire/call.ts'
import { bit, nothing } from '../wire/fields.ts'
import { defineTopic } from '../wire/topic.ts'

/** Each number is the length of the list that its row leads to. */
export const personalCenter = z.object({
  profile,
  /** Department and title in the caller’s language. */
  rank: z.array(z.string()),
  waiting: z.object({
    /** Everything in `backlog.lists`, also what the next three count. */
    todo_num: z.int(),
    order_num: z.int(),
    study_num: z.int(),
    consultation_num: z.int(),
    /** Task sheets of meetings that are not over. */
    sheet_num: z.int(),
    unreadCount: z.int(),
  }),
  things: z.object({
    favorite_num: z.int(),
    reserve_num: z.int(),
    purchased_num: z.int(),
    history_num: z.int(),
    note_num: z.int(),
    download_num: z.int(),
    certificate_num: z.int(),
    /** Points with one decimal. */
    credit_total: z.string(),
  }),
  /** The wallet of the current year: what counts, and what is required, `0.0` without a requirement. */
  credit_year: z.object({ year: z.int(), total: z.string(), required: z.string() }),
  activity: z.object({
    /** The caller’s homepage, 0 for none. */
    doctor_id: z.int(),
    work_num: z.int(),
    union_num: z.int(),
    /** Lectures that the caller sees as a sponsor. */
    lecture_num: z.int(),
    /** Whether there is a meeting that the caller may start, and a coffee counter at which they are staff. */
    may_start: bit,
    is_staff: bit,
  }),
})

export const personalCenterCalls = {
  get: defineCall({
    id: 'personal.center',
    path: '/api/web/v2/personal/center',
    about:
      'Everything that the personal centre shows: who the caller is, what waits for them, what they own and do.',
    access: 'member',
    input: nothing,
    output: personalCenter,
  }),
}

export const personalTopics = {
  changed: defineTopic(
    'personal',
    'Something that `personal.center` or `backlog.lists` counts has changed for this member.',
    z.object({}),
  ),
}

export type PersonalCenter = z.infer<typeof personalCenter>
