import { inArray } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { decideCreditRule } from './credit-rules.ts'
import type { CreditRule } from './credit-rules.ts'
import { meetingCreditRules } from './credit-rules.tables.ts'

type AskedMeeting = { id: number; is_credit: boolean; is_offline: boolean }

/** The rule of each meeting, in the requested order. */
export async function selectCreditRules(db: Db, meetings: readonly AskedMeeting[]): Promise<CreditRule[]> {
  const ids = meetings.flatMap(({ id, is_credit }) => (is_credit ? [id] : []))
  const rows =
    ids.length === 0
      ? []
      : await db.select().from(meetingCreditRules).where(inArray(meetingCreditRules.meeting_id, ids))
  return meetings.map((meeting) =>
    decideCreditRule(
      meeting,
      rows.find((row) => row.meeting_id === meeting.id),
    ),
  )
}

export async function selectCreditRule(db: Db, meeting: AskedMeeting): Promise<CreditRule> {
  const [rule] = await selectCreditRules(db, [meeting])
  return rule!
}
