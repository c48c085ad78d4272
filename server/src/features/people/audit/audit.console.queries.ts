import { and, eq, ilike, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { auditLog } from '#kernel/audit/audit.tables.ts'
import { declaredResources } from '#kernel/console-framework/resources.ts'
import { defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import type { Db } from '#kernel/database.ts'
import type { Declared } from '#kernel/declared.ts'
import { first } from '#kernel/first-row.ts'
import { containing } from '#kernel/like.ts'
import { users } from '#server/features/people/account/account.tables.ts'

const outcomes = alias(auditLog, 'outcomes')

/** The records that are places: what was done to one of them is a part of its place. */
export const auditedPlaces = ['meetings', 'people', 'experts', 'courses', 'unions', 'companies'] as const

const isOn = (kind: string) => (id: string) =>
  sql`${outcomes.changes} @> ${JSON.stringify([{ target: { kind, id: Number(id) } }])}::jsonb`

const refusedRows = sql`jsonb_path_exists(${outcomes.changes}, '$[*].problem')`
const doneRows = sql`jsonb_path_exists(${outcomes.changes}, '$[*] ? (!exists(@.problem))')`

/** An action to several rows is done, refused, or both: each row says so by itself. */
const outcome = sql<string>`case
  when ${outcomes.outcome} is null then 'begun'
  when ${outcomes.outcome} = 'done' and ${refusedRows} then case when ${doneRows} then 'partly' else 'refused' end
  else ${outcomes.outcome} end`

/** The name of a list by its title in either language, or by itself. */
const listNamed = (title: string, { declared }: { declared?: Declared }) =>
  (declared?.get(declaredResources).all ?? []).find(
    (resource) => resource.title.zh === title || resource.title.en.toLowerCase() === title.toLowerCase(),
  )?.name ?? title

/** A row for each change, with its outcome if it is known. */
export const auditRows = defineRows({
  id: auditLog.id,
  values: {
    at: auditLog.at,
    operator: users.truename,
    call: auditLog.call,
    input: auditLog.input,
    changes: outcomes.changes,
    reason: auditLog.reason,
    outcome: outcome.as('outcome'),
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
      /^\d{1,15}$/.test(value)
        ? eq(auditLog.operator_id, Number(value))
        : ilike(users.truename, containing(value)),
    call: equalTo(auditLog.call),
    /** `文章` or `articles 12`; the index on `changes` answers it. */
    target: (value, tools) => {
      const [, title = '', id] = /^(.*?)(?:[\s:]+(\d{1,15}))?$/.exec(value.trim()) ?? []
      const target = { kind: listNamed(title, tools), ...(id !== undefined && { id: Number(id) }) }
      return sql`${outcomes.changes} @> ${JSON.stringify([{ target }])}::jsonb`
    },
    outcome: (value) => sql`${outcome} = ${value}`,
    at: within(auditLog.at),
    ...Object.fromEntries(auditedPlaces.map((place) => [`of_${place}`, isOn(place)])),
  },
})

/** The entry of a change and the one with its outcome. */
export const selectAuditEntry = (db: Db, entryId: number) =>
  first(
    db
      .select({
        call: auditLog.call,
        input: auditLog.input,
        changes: outcomes.changes,
        status: outcomes.status,
      })
      .from(auditLog)
      .leftJoin(outcomes, eq(outcomes.begun_id, auditLog.id))
      .where(and(eq(auditLog.id, entryId), isNull(auditLog.begun_id))),
  )
