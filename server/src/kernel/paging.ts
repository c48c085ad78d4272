import type { Paged } from '#contract/wire/fields.ts'

export const offsetOf = (page: number, size: number) => (Math.max(page, 1) - 1) * size

/** A page of a list as the contract writes it. */
export const pageOf = <Item>(data: Item[], total: number, page: number, size: number): Paged<Item> => ({
  data,
  total,
  last_page: Math.ceil(total / size),
  current_page: Math.max(page, 1),
})

/** The rows of a page, and how many there are on all pages. */
export type RowPage<Row> = { rows: Row[]; total: number; page: number; size: number }

/**
 * Reads a page. Its rows bring the total of their list with them, so that one statement gives both; a page beyond the end
 * has none, and the first row of the list is asked.
 */
export async function readPage<Row extends { total: number }>(
  page: number,
  size: number,
  select: (limit: number, offset: number) => PromiseLike<Row[]>,
): Promise<RowPage<Row>> {
  const rows = await select(size, offsetOf(page, size))
  const [counted] = rows.length === 0 && page > 1 ? await select(1, 0) : rows
  return { rows, total: counted?.total ?? 0, page, size }
}

export const presentPage = <Row, Item>(
  { rows, total, page, size }: RowPage<Row>,
  present: (row: Row) => Item,
): Paged<Item> => pageOf(rows.map(present), total, page, size)
