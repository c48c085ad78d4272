import type { RawRow } from './rows.queries.ts'

/** A row is called by these fields; what is empty leaves no separator behind. */
export const titledBy =
  (...keys: string[]) =>
  (row: RawRow): string =>
    keys
      .map((key) => row[key])
      .filter(Boolean)
      .join(' · ')
