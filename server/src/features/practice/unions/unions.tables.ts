import { boolean, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { UnionChange, UnionSubject } from '#contract/practice/union-settings.ts'
import type {
  applicationStates,
  foundingStates,
  invitationStates,
  unionMemberTypes,
} from '#contract/practice/unions.ts'
import type { bookingStates } from '#contract/practice/union-bookings.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const unions = pgTable('unions', {
  id: identity(),
  name: text().notNull(),
  cover: text().notNull().default(''),
  introduction: text().notNull().default(''),
  questions: jsonb().$type<string[]>().notNull().default([]),
  owner_id: reference(),
  reason: text().notNull().default(''),
  state: smallint().$type<OneOf<typeof foundingStates>>().notNull().default(0),
  review_reason: text().notNull().default(''),
  created_at: moment().notNull().defaultNow(),
  reviewed_at: moment(),
  reviewer_id: reference(),
})

export const unionMembers = pgTable('union_members', {
  id: identity(),
  union_id: reference().notNull(),
  type: smallint().$type<OneOf<typeof unionMemberTypes>>().notNull(),
  user_id: reference().notNull(),
  department_id: reference(),
  joined_at: moment().notNull().defaultNow(),
})

export const unionManagers = pgTable(
  'union_managers',
  {
    union_id: reference().notNull(),
    user_id: reference().notNull(),
    named_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.union_id, table.user_id] })],
)

export type Answered = { question: string; answer: string }

export const unionApplications = pgTable('union_applications', {
  id: identity(),
  union_id: reference().notNull(),
  type: smallint().$type<OneOf<typeof unionMemberTypes>>().notNull(),
  user_id: reference().notNull(),
  department_id: reference(),
  reason: text().notNull(),
  answers: jsonb().$type<Answered[]>().notNull().default([]),
  state: smallint().$type<OneOf<typeof applicationStates>>().notNull().default(0),
  review_reason: text().notNull().default(''),
  created_at: moment().notNull().defaultNow(),
  reviewed_at: moment(),
  reviewer_id: reference(),
})

export const unionNotices = pgTable('union_notices', {
  id: identity(),
  union_id: reference().notNull(),
  author_id: reference(),
  title: text().notNull(),
  content: text().notNull(),
  files: jsonb().$type<string[]>().notNull().default([]),
  pinned_at: moment(),
  reminded_at: moment(),
  edited_at: moment(),
  withdrawn_at: moment(),
  withdraw_reason: text().notNull().default(''),
  created_at: moment().notNull().defaultNow(),
})

export const unionNoticeReads = pgTable(
  'union_notice_reads',
  {
    notice_id: reference().notNull(),
    user_id: reference().notNull(),
    read_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.notice_id, table.user_id] })],
)

export const unionBookings = pgTable('union_bookings', {
  id: identity(),
  union_id: reference().notNull(),
  department_id: reference().notNull(),
  booker_id: reference(),
  topic: text().notNull(),
  place: text().notNull(),
  is_video: boolean().notNull().default(false),
  begin_at: moment().notNull(),
  end_at: moment().notNull(),
  state: smallint().$type<OneOf<typeof bookingStates>>().notNull().default(0),
  review_reason: text().notNull().default(''),
  reviewed_at: moment(),
  reviewer_id: reference(),
  minutes: text().notNull().default(''),
  minutes_at: moment(),
  chat_group_id: reference(),
  created_at: moment().notNull().defaultNow(),
})

export const unionBookingPeople = pgTable(
  'union_booking_people',
  {
    booking_id: reference().notNull(),
    user_id: reference().notNull(),
    answer: smallint().notNull().default(0),
    answered_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.booking_id, table.user_id] })],
)

export const unionChanges = pgTable('union_changes', {
  id: identity(),
  union_id: reference().notNull(),
  subject: text().$type<UnionSubject>().notNull(),
  subject_id: reference().notNull(),
  user_id: reference(),
  changes: jsonb().$type<UnionChange['changes']>().notNull(),
  created_at: moment().notNull().defaultNow(),
})

export const unionInvitations = pgTable(
  'union_invitations',
  {
    union_id: reference().notNull(),
    phone_digest: bytea().notNull(),
    inviter_id: reference(),
    state: smallint().$type<OneOf<typeof invitationStates>>().notNull().default(0),
    invited_at: moment().notNull().defaultNow(),
    answered_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.union_id, table.phone_digest] })],
)
