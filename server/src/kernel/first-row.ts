/** What a query finds: rows, or the answer of a statement that has them. */
type Found<Row> = readonly Row[] | { readonly rows: readonly Row[] }

const rowsOf = <Row>(found: Found<Row>): readonly Row[] => ('rows' in found ? found.rows : found)

/** The first row that a query finds, if there is one. */
export const first = async <Row>(query: PromiseLike<Found<Row>>): Promise<Row | undefined> =>
  rowsOf(await query)[0]

/** The row of a query that always finds one, such as a count or an insert. */
export async function only<Row>(query: PromiseLike<Found<Row>>): Promise<Row> {
  const row = await first(query)
  if (row === undefined) throw new Error('a query that always finds a row has found none')
  return row
}
