import { and, arrayContains, eq, inArray, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import type { Declared } from '#kernel/declared.ts'
import { deedsOf } from '#kernel/deeds/guarded-deed.ts'
import type { GuardedDeed } from '#kernel/deeds/guarded-deed.ts'
import { contains, defineRows, within } from '#kernel/console-framework/rows.queries.ts'
import { first, only } from '#kernel/first-row.ts'
import { may } from '#kernel/member.ts'
import type { Member } from '#kernel/member.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { actionRequests } from './requests.tables.ts'

export type RequestRow = typeof actionRequests.$inferSelect

export const insertRequest = async (db: Db, request: typeof actionRequests.$inferInsert) =>
  (await only(db.insert(actionRequests).values(request).returning({ id: actionRequests.id }))).id

/** What failed can be tried again, refused or withdrawn like what waits. */
export const openStates: RequestRow['state'][] = ['waiting', 'failed']

const isOpen = inArray(actionRequests.state, openStates)

/** Holds a request that is open until the transaction ends: of two who decide at once, the second finds it decided. */
export const lockOpenRequest = (db: Db, id: number): Promise<RequestRow | undefined> =>
  first(
    db
      .select()
      .from(actionRequests)
      .where(and(eq(actionRequests.id, id), isOpen))
      .for('update'),
  )

type Decision = Pick<RequestRow, 'state' | 'decision_reason'> &
  Partial<Pick<RequestRow, 'decided_by' | 'done_ids' | 'report' | 'changes'>>

/** Decides a request that is still open; the first of two at once wins. Settings that it held are not kept any longer. */
export const updateDecision = async (db: Db, id: number, decided: Decision): Promise<boolean> => {
  const sealed = openStates.includes(decided.state) ? {} : { sealed_values: null }
  const rows = await db
    .update(actionRequests)
    .set({ ...decided, ...sealed, decided_at: sql`now()` })
    .where(and(eq(actionRequests.id, id), isOpen))
    .returning({ id: actionRequests.id })
  return rows.length > 0
}

export const selectRequest = (db: Db, id: number) =>
  first(db.select().from(actionRequests).where(eq(actionRequests.id, id)))

/** Whether somebody has asked for something about this record that is not decided yet. */
export const hasOpenRequest = async (db: Db, resource: string, recordId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: actionRequests.id })
    .from(actionRequests)
    .where(
      and(
        isOpen,
        eq(actionRequests.resource, resource),
        arrayContains(actionRequests.record_ids, [recordId]),
      ),
    )
    .limit(1)
  return rows.length > 0
}

type Tools = { member?: Member | undefined; declared?: Declared }

const knownDeeds = ({ declared }: Tools) => (declared ? deedsOf({ declared }) : [])

const isOf = (deeds: readonly GuardedDeed[]): SQL =>
  deeds.length === 0
    ? sql`false`
    : inArray(
        actionRequests.deed,
        deeds.map(({ name }) => name),
      )

/** Requests are for those who may ask for the deed or agree to it. */
const isSeen = (tools: Tools): SQL =>
  isOf(
    knownDeeds(tools).filter(
      ({ right, secondRight }) => may(tools.member, right) || may(tools.member, secondRight),
    ),
  )

/** Those that wait for another person, whose second right this operator has. */
const isDecidable = (tools: Tools): SQL | undefined =>
  tools.member &&
  and(
    isOpen,
    ne(actionRequests.asked_by, tools.member.userId),
    isOf(knownDeeds(tools).filter(({ secondRight }) => may(tools.member, secondRight))),
  )

const asker = alias(users, 'asker')
const decider = alias(users, 'decider')

export const requestRows = defineRows({
  id: actionRequests.id,
  values: {
    deed: actionRequests.deed,
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
  where: isSeen,
  filters: {
    q: contains(actionRequests.titles, actionRequests.reason),
    state: (value) => eq(actionRequests.state, value as RequestRow['state']),
    asked_at: within(actionRequests.asked_at),
    for_me: (_value, tools) => isDecidable(tools) ?? sql`false`,
  },
})
