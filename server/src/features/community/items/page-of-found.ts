import { offsetOf } from '#kernel/paging.ts'

/** Words are compared here, because each kind of item has its own table; nobody owns more rows of a list. */
export const mostSearched = 1000

/** One page of the rows of which a text contains the word, whatever its case. */
export function pageOfFound<Row>(
  rows: Row[],
  textOf: (row: Row) => string,
  { keyword, page, size }: { keyword: string; page: number; size: number },
): { data: Row[]; total: number } {
  const word = keyword.toLowerCase()
  const found = rows.filter((row) => textOf(row).toLowerCase().includes(word))
  const from = offsetOf(page, size)
  return { data: found.slice(from, from + size), total: found.length }
}
