import type { Duty, GuestWait, MenuItem } from '#contract/practice/expert-duties.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { DutyRow } from './duty-sources.ts'
import type { WaitRow } from './expert-duties.queries.ts'
import type { expertMenuItems } from './expert-duties.tables.ts'

export const presentDuty = (row: DutyRow): Duty => ({
  kind: row.kind,
  subject_id: row.subjectId,
  title: row.title,
  note: row.note,
  status: row.status,
  begin_time: row.period ? shanghaiTime(row.period.begin_at) : '',
  end_time: row.period ? shanghaiTime(row.period.end_at) : '',
  due_time: shanghaiTime(row.dueAt),
})

type Shown = Pick<GuestWait, 'files' | 'given_files'>

export const presentWait = (row: WaitRow, shown: Shown): GuestWait => ({
  ...shown,
  wait_id: row.id,
  kind: row.kind,
  title: row.title,
  content: row.content,
  due_time: shanghaiTime(row.due_at),
  status: row.status,
  reason: row.reason,
})

export const presentMenuItem = (row: typeof expertMenuItems.$inferSelect): MenuItem => ({
  title: row.title,
  content_url: row.content_url,
  type: row.type,
  is_top_menu: asBit(row.is_top),
})
