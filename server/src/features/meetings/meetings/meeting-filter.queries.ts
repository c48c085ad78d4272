import { eq, ilike } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { textFilter } from '#kernel/console-framework/columns.ts'
import { containing } from '#kernel/like.ts'
import { meetings } from './meetings.tables.ts'

/** Rows of a list that joins `meetings`: by a part of the title, or by the number. */
export const ofMeeting = (value: string): SQL =>
  /^\d{1,15}$/.test(value) ? eq(meetings.id, Number(value)) : ilike(meetings.title, containing(value))

export const meetingFilter = textFilter('会议标题或编号', 'Meeting or its number')
