import { and, arrayContains, eq, ilike, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import type { Resources } from '#kernel/console/resources.ts'
import { defineRows, within } from '#kernel/console/rows.queries.ts'
import { containing } from '#kernel/like.ts'
import { may } from '#kernel/member.ts'
import type { Member } from '#kernel/member.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { actionRequests } from './requests.tables.ts'

export type RequestRow = typeof actionRequests.$inferSelect

export const insertRequest = async (db: Db, request: typeof actionRequests.$inferInsert) => {
  const rows = await db.insert(actionRequests).values(request).returning({ id: actionRequests.id })
  return rows[0]!.id
}

/** Decides a request that still waits; the first of two at once wins. */
export const updateDecision = async (
  db: Db,
  id: number,
  decided: Pick<RequestRow, 'state' | 'decided_by' | 'decision_reason'>,
) => {
  const rows = await db
    .update(actionRequests)
    .set({ ...decided, decided_at: sql`now()` })
    .where(and(eq(actionRequests.id, id), eq(actionRequests.state, 'waiting')))
    .returning()
  return rows[0]
}

export const updateReport = (db: Db, id: number, report: string) =>
  db.update(actionRequests).set({ report }).where(eq(actionRequests.id, id))

export const selectRequest = async (db: Db, id: number) => {
  const rows = await db.select().from(actionRequests).where(eq(actionRequests.id, id))
  return rows[0]
}

/** Whether somebody has asked for something about this record that is not decided yet. */
export const hasWaitingRequest = async (db: Db, resource: string, recordId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: actionRequests.id })
    .from(actionRequests)
    .where(
      and(
        eq(actionRequests.state, 'waiting'),
        eq(actionRequests.resource, resource),
        arrayContains(actionRequests.record_ids, [recordId]),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Those that wait for another person, whose second right this operator has. */
function isDecidable(member: Member | undefined, resources: Resources | undefined): SQL | undefined {
  const decided = (resources?.all ?? []).flatMap(({ name, actions = {} }) =>
    Object.entries(actions)
      .filter(([, { secondRight }]) => secondRight !== undefined && may(member, secondRight))
      .map(([action]) => and(eq(actionRequests.resource, name), eq(actionRequests.action, action))),
  )
  if (!member || decided.length === 0) return sql`false`
  return and(eq(actionRequests.state, 'waiting'), ne(actionRequests.asked_by, member.userId), or(...decided))
}

const asker = alias(users, 'asker')
const decider = alias(users, 'decider')

export const requestRows = defineRows({
  id: actionRequests.id,
  values: {
    resource: actionRequests.resource,
    action: actionRequests.action,
    titles: actionRequests.titles,
    reason: actionRequests.reason,
    state: actionRequests.state,
    asked_at: actionRequests.asked_at,
    asked_by: actionRequests.asked_by,
    asker: sql<string>`${asker.truename}`.as('asker'),
    decider: sql<string>`${decider.truename}`.as('decider'),
    decided_at: actionRequests.decided_at,
    decision_reason: actionRequests.decision_reason,
    report: actionRequests.report,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(actionRequests)
      .innerJoin(asker, eq(asker.id, actionRequests.asked_by))
      .leftJoin(decider, eq(decider.id, actionRequests.decided_by))
      .$dynamic(),
  filters: {
    q: (value) =>
      or(ilike(actionRequests.titles, containing(value)), ilike(actionRequests.reason, containing(value))),
    state: (value) => eq(actionRequests.state, value as RequestRow['state']),
    asked_at: within(actionRequests.asked_at),
    for_me: (_value, { member, resources }) => isDecidable(member, resources),
  },
})
