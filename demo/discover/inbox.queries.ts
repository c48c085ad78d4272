import { and, asc, desc, eq } from 'drizzle-orm'
import { consultationStates } from '#contract/practice/consultation-states.ts'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { consultations } from '#server/features/practice/consultations/consultations.tables.ts'
import { expertSheets } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { unionMembers, unionNotices, unions } from '#server/features/practice/unions/unions.tables.ts'

/** What notices to a user can lead to. */
export async function selectNoticeTargets(db: Db, userId: number) {
  const [union] = await db
    .select({ id: unions.id, name: unions.name })
    .from(unionMembers)
    .innerJoin(unions, eq(unions.id, unionMembers.union_id))
    .where(eq(unionMembers.user_id, userId))
    .orderBy(asc(unions.id))
    .limit(1)
  const [notice] = await db
    .select({ id: unionNotices.id, title: unionNotices.title })
    .from(unionNotices)
    .where(eq(unionNotices.union_id, union?.id ?? 0))
    .orderBy(desc(unionNotices.id))
    .limit(1)
  const [sheet] = await db
    .select({ taskId: expertSheets.task_id })
    .from(expertSheets)
    .where(eq(expertSheets.user_id, userId))
    .orderBy(asc(expertSheets.id))
    .limit(1)
  const [consultation] = await db
    .select({ id: consultations.id, receiver: users.truename })
    .from(consultations)
    .innerJoin(users, eq(users.id, consultations.receiver_id))
    .where(and(eq(consultations.applicant_id, userId), eq(consultations.status, consultationStates.ended)))
    .orderBy(desc(consultations.id))
    .limit(1)
  return { union, notice, sheet, consultation }
}
