import type { BusyTime, SessionChange } from '#contract/practice/expert-sessions.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { SessionChangeRow } from '#server/features/practice/expert-sheets/changes.queries.ts'
import type { BusyRow } from './busy.queries.ts'
import type { SessionRow } from './expert-sessions.queries.ts'

/** The begin and end of a proposal; it takes as long as what was planned. */
export const proposedPeriod = ({ begin_at, end_at, proposed_begin_at }: SessionRow['session']) =>
  proposed_begin_at && {
    begin_at: proposed_begin_at,
    end_at: new Date(proposed_begin_at.getTime() + end_at.getTime() - begin_at.getTime()),
  }

export const hasBegun = ({ begin_at }: SessionRow['session']) => begin_at <= new Date()

/** What takes a person besides a session; without titles for those who are not known to be the person. */
export const presentBusy = (rows: BusyRow[], sessionId: number, hasTitles: boolean): BusyTime[] =>
  rows
    .filter((row) => row.session_id !== sessionId)
    .map((row) => ({
      begin_time: shanghaiTime(row.begin_at),
      end_time: shanghaiTime(row.end_at),
      kind: row.kind,
      title: hasTitles ? row.title : '',
    }))

export const presentChange = (change: SessionChangeRow): SessionChange => ({
  kind: change.kind,
  time: shanghaiTime(change.created_at),
  is_guest: asBit(change.by_guest),
  reason: change.reason,
  begin_time:
    typeof change.detail.begin_at === 'string' ? shanghaiTime(new Date(change.detail.begin_at)) : '',
})
