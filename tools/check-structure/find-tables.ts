/** After these words of SQL a table is named, or several with commas between them. */
const startsList = new Set(['from', 'join', 'into', 'update', 'using', 'table', 'truncate'])
/** May come between such a word and the table. */
const beforeName = new Set(['only', 'lateral', 'if', 'not', 'exists'])
const endsList = new Set('where on set group order limit returning values select union'.split(' '))

/** The names in a text of SQL that can only be tables or their aliases; what it names by `with` is left out. */
export function findTables(text: string): Set<string> {
  const plain = text
    .toLowerCase()
    .replace(/--.*$/gm, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
  const tokens = plain.match(/[a-z_]\w*|[^\s\w]/g) ?? []
  const named = new Set<string>()
  /** For each open bracket whether a list of tables is under way. */
  const lists = [false]
  let isNext = false
  for (const [index, token] of tokens.entries()) {
    const isName = /^[a-z_]/.test(token) && !beforeName.has(token) && !endsList.has(token)
    const isQualifier = tokens[index + 1] === '.' && tokens[index - 1] !== '.'
    if (isName && (isNext || isQualifier)) named.add(token)
    if (token === '(') lists.push(false)
    if (token === ')' && lists.length > 1) lists.pop()
    if (startsList.has(token)) lists[lists.length - 1] = true
    if (endsList.has(token)) lists[lists.length - 1] = false
    isNext =
      startsList.has(token) || (isNext && beforeName.has(token)) || (token === ',' && lists.at(-1) === true)
  }
  for (const [, own] of plain.matchAll(/([a-z_]\w*)\s+as\s+(?:(?:not\s+)?materialized\s+)?\(/g))
    named.delete(own!)
  return named
}
