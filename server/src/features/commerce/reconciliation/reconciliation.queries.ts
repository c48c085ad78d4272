import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import type { PaymentProvider } from '#kernel/ports/payments.ts'
import type { Difference } from './compare-statement.ts'
import { statementDifferences, statements } from './reconciliation.tables.ts'

export type Statement = { provider: PaymentProvider; day: string }

/** Those of these days that were compared. */
export const selectComparedDays = async (
  db: Db,
  provider: PaymentProvider,
  days: string[],
): Promise<string[]> => {
  const rows = await db
    .select({ day: statements.day })
    .from(statements)
    .where(and(eq(statements.provider, provider), inArray(statements.day, days)))
  return rows.map(({ day }) => day)
}

/** Replaces what an earlier comparison of the same day has found. */
export async function replaceDifferences(
  db: Db,
  { provider, day }: Statement,
  { lineCount, differences }: { lineCount: number; differences: Difference[] },
): Promise<void> {
  await db.delete(statements).where(and(eq(statements.provider, provider), eq(statements.day, day)))
  await db.insert(statements).values({ provider, day, line_count: lineCount })
  if (differences.length > 0)
    await db.insert(statementDifferences).values(
      differences.map(({ movement, number, kind, hereFen, thereFen }) => ({
        provider,
        day,
        movement,
        number,
        kind,
        here_fen: hereFen,
        there_fen: thereFen,
      })),
    )
}
