import type { SQL } from 'drizzle-orm'

/** A table in parts, one a month (in UTC), so that old rows go by dropping a part. */
export type MonthlyTable = {
  name: string
  /** The time that decides the month. */
  column: string
  /** A month is dropped when all its rows are older than this. */
  keptMonths: number
  /** The rows of an old month that are kept all the same. */
  isKept?: SQL
}
