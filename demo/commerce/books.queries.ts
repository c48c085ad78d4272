import { asc } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { hasEntries } from '#server/features/commerce/books/books.queries.ts'
import { ledgerMonths } from '#server/features/commerce/ledger/ledger.tables.ts'

/** The first month in which something was booked. */
export const selectOldestMonth = (db: Db) =>
  first(
    db
      .select({ id: ledgerMonths.id, month: ledgerMonths.month })
      .from(ledgerMonths)
      .where(hasEntries)
      .orderBy(asc(ledgerMonths.month))
      .limit(1),
  )
