import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { auditLog } from '#kernel/audit/audit.tables.ts'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'

export type AuditFilter = {
  userId?: number | undefined
  call?: string | undefined
  targetKind?: string | undefined
  targetId?: number | undefined
  from?: Date | undefined
  until?: Date | undefined
}

const outcomes = alias(auditLog, 'outcomes')

const given = <Value, Result>(value: Value | undefined, condition: (value: Value) => Result) =>
  value === undefined ? undefined : condition(value)

/** Only what the index on `changes` answers. */
function isAbout({ targetKind, targetId }: AuditFilter) {
  if (targetKind === undefined && targetId === undefined) return undefined
  const target = {
    ...(targetKind !== undefined && { kind: targetKind }),
    ...(targetId !== undefined && { id: targetId }),
  }
  return sql`${outcomes.changes} @> ${JSON.stringify([{ target }])}::jsonb`
}

/** A row for each change, with its outcome if it is known. */
export const selectAuditEntries = (db: Db, filter: AuditFilter, limit: number, offset: number) =>
  db
    .select({
      begun: auditLog,
      outcome: outcomes.outcome,
      status: outcomes.status,
      changes: outcomes.changes,
      truename: users.truename,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(auditLog)
    .leftJoin(outcomes, eq(outcomes.begun_id, auditLog.id))
    .leftJoin(users, eq(users.id, auditLog.operator_id))
    .where(
      and(
        isNull(auditLog.begun_id),
        given(filter.userId, (userId) => eq(auditLog.operator_id, userId)),
        given(filter.call, (call) => eq(auditLog.call, call)),
        given(filter.from, (from) => gte(auditLog.at, from)),
        given(filter.until, (until) => lt(auditLog.at, until)),
        isAbout(filter),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset)

export type AuditListRow = Awaited<ReturnType<typeof selectAuditEntries>>[number]
