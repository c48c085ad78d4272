import { blankCode } from './blank-code.ts'

export type ImportStatement = {
  specifier: string
  /** Gone at run time. */
  isType: boolean
  line: number
}

// On blanked code, where a specifier is a run of spaces between quotes.
const statement =
  /(?<![.\w$])import\s+(?<type>type\s+(?!from\b))?(?:[\w$\s{},*]+?\sfrom\s*)?(?<quote>['"]) *\k<quote>/g
const passedOn =
  /(?<![.\w$])export\s+(?<type>type\s+)?(?:\*(?:\s+as\s+[\w$]+)?|\{[\w$\s,]*\})\s*from\s*(?<quote>['"]) *\k<quote>/g
const atRunTime = /(?<![.\w$])(?<type>typeof\s+)?import\s*\(\s*(?<quote>['"]) *\k<quote>/g

/** What a source file takes from other modules by a written name. */
export function findImports(text: string): ImportStatement[] {
  const code = blankCode(text)
  return [statement, passedOn, atRunTime].flatMap((pattern) =>
    Array.from(code.matchAll(pattern), (match) => {
      const end = match.index + match[0].length - 1
      const start = code.lastIndexOf(match.groups!.quote!, end - 1) + 1
      return {
        specifier: text.slice(start, end),
        isType: match.groups!.type !== undefined,
        line: lineAt(text, start),
      }
    }),
  )
}

export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
