/** The rows of a list in lines of so many. */
export const linesOf = <Row>(rows: readonly Row[], columns: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / columns) }, (_, line) =>
    rows.slice(line * columns, (line + 1) * columns),
  )
