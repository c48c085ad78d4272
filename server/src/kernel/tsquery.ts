/** Queries for the index, as PostgreSQL writes them. */

export const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

export const startingWith = (lexeme: string) => `${quoted(lexeme)}:*`

/** No entry has this lexeme, which is a mark without a word. */
export const nothingQuery = quoted('-')

export const anyOf = (queries: string[]) => joined(queries, ' | ')
export const allOf = (queries: string[]) => joined(queries, ' & ')

function joined(queries: string[], operator: string): string {
  const different = [...new Set(queries)]
  if (different.length === 0) return nothingQuery
  return different.length === 1 ? different[0]! : `(${different.join(operator)})`
}

/** Every pair of neighbours, or the single character. */
export function gramsQuery(text: string): string {
  const letters = Array.from(text)
  if (letters.length === 1) return quoted(text)
  return allOf(letters.slice(1).map((letter, at) => quoted(letters[at]! + letter)))
}

/** A text in which `_` may be any one character. */
export const patternQuery = (pattern: string) =>
  allOf(
    pattern
      .split('_')
      .filter((piece) => piece !== '')
      .map(gramsQuery),
  )
