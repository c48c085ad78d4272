import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo } from '#kernel/console-framework/rows.queries.ts'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { statementDifferences as differences } from './reconciliation.tables.ts'

export const differenceRows = defineRows({
  id: differences.id,
  values: {
    day: differences.day,
    provider: differences.provider,
    movement: differences.movement,
    kind: differences.kind,
    number: differences.number,
    here_fen: differences.here_fen,
    there_fen: differences.there_fen,
    state: sql<string>`case when ${differences.settled_at} is null then 'open' else 'settled' end`.as(
      'state',
    ),
    settlement: differences.settlement,
    settler: sql<string>`${users.truename}`.as('settler'),
    settled_at: differences.settled_at,
  },
  from: (db, values) =>
    db.select(values).from(differences).leftJoin(users, eq(users.id, differences.settled_by)).$dynamic(),
  filters: {
    q: contains(differences.number),
    provider: equalTo(differences.provider),
    kind: equalTo(differences.kind),
    state: (value) => (value === 'settled' ? isNotNull : isNull)(differences.settled_at),
  },
})

/** False where somebody has settled it already. */
export const settleDifference = async (
  db: Db,
  id: number,
  { settledBy, settlement }: { settledBy: number; settlement: string },
): Promise<boolean> => {
  const rows = await db
    .update(differences)
    .set({ settled_at: sql`now()`, settled_by: settledBy, settlement })
    .where(and(eq(differences.id, id), isNull(differences.settled_at)))
    .returning({ id: differences.id })
  return rows.length > 0
}

/** False where it is open already. */
export const reopenDifference = async (db: Db, id: number): Promise<boolean> => {
  const rows = await db
    .update(differences)
    .set({ settled_at: null, settled_by: null, settlement: '' })
    .where(and(eq(differences.id, id), isNotNull(differences.settled_at)))
    .returning({ id: differences.id })
  return rows.length > 0
}
