import { and, eq, ilike, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { auditLog } from '#kernel/audit/audit.tables.ts'
import { contains, defineRows, within } from '#kernel/console-framework/rows.queries.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { containing } from '#kernel/like.ts'
import { users } from '#server/features/people/account/account.tables.ts'

const outcomes = alias(auditLog, 'outcomes')

/** A row for each change, with its outcome if it is known. */
export const auditRows = defineRows({
  id: auditLog.id,
  values: {
    at: auditLog.at,
    operator: users.truename,
    call: auditLog.call,
    target: sql<string>`concat_ws(' ', ${outcomes.changes} -> 0 -> 'target' ->> 'kind',
      nullif(${outcomes.changes} -> 0 -> 'target' ->> 'id', '0'),
      ${outcomes.changes} -> 0 -> 'target' ->> 'name')`.as('target'),
    reason: auditLog.reason,
    outcome: sql<string>`coalesce(${outcomes.outcome}, 'begun')`.as('outcome'),
    address: auditLog.address,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(auditLog)
      .leftJoin(outcomes, eq(outcomes.begun_id, auditLog.id))
      .leftJoin(users, eq(users.id, auditLog.operator_id))
      .$dynamic(),
  where: isNull(auditLog.begun_id),
  filters: {
    operator: (value) =>
      /^\d+$/.test(value)
        ? eq(auditLog.operator_id, Number(value))
        : ilike(users.truename, containing(value)),
    call: contains(auditLog.call),
    /** `articles` or `articles 12`; the index on `changes` answers it. */
    target: (value) => {
      const [kind = '', id] = value.trim().split(/[\s:]+/)
      const target = { kind, ...(id !== undefined && /^\d+$/.test(id) && { id: Number(id) }) }
      return sql`${outcomes.changes} @> ${JSON.stringify([{ target }])}::jsonb`
    },
    outcome: (value) => sql`coalesce(${outcomes.outcome}, 'begun') = ${value}`,
    at: within(auditLog.at),
  },
})

/** The entry of a change and the one with its outcome. */
export const selectAuditEntry = (db: Db, entryId: number) =>
  first(
    db
      .select({ input: auditLog.input, changes: outcomes.changes, status: outcomes.status })
      .from(auditLog)
      .leftJoin(outcomes, eq(outcomes.begun_id, auditLog.id))
      .where(and(eq(auditLog.id, entryId), isNull(auditLog.begun_id))),
  )
