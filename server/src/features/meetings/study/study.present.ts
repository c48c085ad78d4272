import { asBit } from '#contract/wire/fields.ts'
import type { Condition, StudyProgress } from '#contract/meetings/study.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { presentPoints } from '#server/features/meetings/certificates/certificates.present.ts'
import type { MissedRow } from './recall.queries.ts'
import type { CreditRow, WatchedRow } from './study.queries.ts'

export const presentProgress = (facts: {
  id: number
  isCredit: boolean
  points: number
  conditions: Condition[]
  missed: MissedRow[]
  seen: WatchedRow[]
  credit: CreditRow | undefined
}): StudyProgress => ({
  meeting_id: facts.id,
  is_credit_meeting: asBit(facts.isCredit),
  credit: presentPoints(facts.credit?.points_tenths ?? facts.points),
  conditions: facts.conditions,
  missed: facts.missed.map((row) => ({
    meeting_id: row.meeting_id,
    l_r_id: row.recording_id,
    name: row.name,
    from_seconds: Math.floor(row.from_ms / 1000),
    to_seconds: Math.ceil(row.to_ms / 1000),
  })),
  watched_seconds: Math.floor(facts.seen.reduce((sum, row) => sum + row.watched_ms, 0) / 1000),
  checking_seconds: Math.floor(facts.seen.reduce((sum, row) => sum + row.claimed_ms, 0) / 1000),
  is_finished: asBit(facts.credit !== undefined && facts.credit.revoked_at === null),
  finished_at: facts.credit ? shanghaiTime(facts.credit.granted_at) : '',
  certificate_number: facts.credit?.number ?? '',
  is_revoked: asBit(facts.credit !== undefined && facts.credit.revoked_at !== null),
  revoke_reason: facts.credit?.revoke_reason ?? '',
})
