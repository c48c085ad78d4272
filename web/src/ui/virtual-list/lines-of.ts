/** Splits the rows of a list into lines of `columns`. */
export const linesOf = <Row>(rows: readonly Row[], columns: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / columns) }, (_, line) =>
    rows.slice(line * columns, (line + 1) * columns),
  )
