import type { Rows } from './rows.queries.ts'

/** The list of something that there is once, such as the settings of the platform: its only row has the number 1. */
export function oneRow(values: Record<string, unknown>): Rows {
  const row = { ...values, id: 1 }
  const rowsOf: Rows['byIds'] = async (_tools, ids) => (ids.includes(1) ? [row] : [])
  return {
    values: row,
    filters: {},
    page: async (_tools, { offset }) => ({ rows: offset === 0 ? [row] : [], total: 1 }),
    count: async () => 1,
    find: async () => [],
    finding: undefined,
    byIds: rowsOf,
    inOrder: rowsOf,
    // Its values lie in several places; saving it is done one after the other.
    lock: async () => undefined,
    async *batches() {
      yield [row]
    },
  }
}
