import { pgTable, text } from 'drizzle-orm/pg-core'
import { taskKinds } from '#contract/meetings/meeting-tasks.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const meetingTasks = pgTable('meeting_tasks', {
  id: identity(),
  meeting_id: reference().notNull(),
  user_id: reference().notNull(),
  kind: text({ enum: taskKinds }).notNull(),
  topic: text().notNull(),
  place: text().notNull().default(''),
  note: text().notNull().default(''),
  begin_at: moment().notNull(),
  end_at: moment().notNull(),
  code_digest: bytea(),
  confirmed_at: moment(),
  confirmed_by: reference(),
  created_at: moment().notNull().defaultNow(),
})

export const taskGuests = pgTable('task_guests', {
  task_id: reference().primaryKey(),
  name: text().notNull(),
  photo: text().notNull().default(''),
  position: text().notNull().default(''),
  hospital: text().notNull().default(''),
  department: text().notNull().default(''),
  introduction: text().notNull().default(''),
  updated_by: reference(),
  updated_at: moment().notNull().defaultNow(),
})
