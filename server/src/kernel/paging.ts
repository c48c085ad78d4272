import type { Paged } from '#contract/wire/fields.ts'

export const offsetOf = (page: number, size: number) => (Math.max(page, 1) - 1) * size

/** A page of a list as the contract writes it. */
export const pageOf = <Item>(data: Item[], total: number, page: number, size: number): Paged<Item> => ({
  data,
  total,
  last_page: Math.ceil(total / size),
  current_page: Math.max(page, 1),
})

/** Rows come with the total beside them, so that one statement gives both. */
export const presentPage = <Row extends { total: number }, Item>(
  rows: Row[],
  page: number,
  size: number,
  present: (row: Row) => Item,
): Paged<Item> => pageOf(rows.map(present), rows[0]?.total ?? 0, page, size)

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
