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

type Counted = { total: number }

export function presentPage<Row, Item>(found: RowPage<Row>, present: (row: Row) => Item): Paged<Item>
export function presentPage<Row extends Counted, Item>(
  rows: Row[],
  page: number,
  size: number,
  present: (row: Row) => Item,
): Paged<Item>
export function presentPage<Row extends Counted, Item>(
  given: RowPage<Row> | Row[],
  second: number | ((row: Row) => Item),
  size = 0,
  present?: (row: Row) => Item,
): Paged<Item> {
  if (Array.isArray(given)) return pageOf(given.map(present!), given[0]?.total ?? 0, second as number, size)
  return pageOf(given.rows.map(second as (row: Row) => Item), given.total, given.page, given.size)
}

/** The first page of a list, under both names that calls have for its number. */
export const firstPage = { page: 1, pageNum: 1 }

/** Whether a call asked for a later page of a list and got no rows. */
export const isBeyondEnd = (input: unknown, output: unknown): boolean =>
  isObject(input) &&
  Object.keys(firstPage).some((name) => Number(input[name]) > 1) &&
  isPaged(output) &&
  output.data.length === 0

export const lengthOf = (output: unknown) =>
  isPaged(output) ? { total: output.total, last_page: output.last_page } : {}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isPaged = (output: unknown): output is Paged<unknown> =>
  isObject(output) && Array.isArray(output.data) && 'total' in output && 'last_page' in output
