import { blankCode } from '../blank-code.ts'
import { findImports, lineAt } from '../find-imports.ts'
import { findTestFiles } from '../find-test-files.ts'
import type { Finding, SourceTree } from '../source-tree.ts'

const mayHoldSql = /\.queries\.ts$|^server\/src\/embedded-postgres\/|^server\/src\/kernel\/migrate\.ts$/
const query =
  /\b(?:db|tx|trx)\s*\.\s*(?:select\w*|insert|update|delete|execute|with)\s*[(<]|\b(?:pool|client|pg)\s*\.\s*query\s*[(<]/g

/** SQL stands in `*.queries.ts` alone: a statement outside of them, or a tool to write one with. */
export function findStraySql(tree: SourceTree): Finding[] {
  const tests = findTestFiles(tree)
  return tree.files
    .filter(({ path }) => /^server\/src\/.*\.ts$/.test(path) && !mayHoldSql.test(path) && !tests.has(path))
    .flatMap(({ path, text }) => {
      const code = blankCode(text)
      const statements = Array.from(code.matchAll(query), (match) => lineAt(text, match.index))
      const tools = findImports(text).filter(
        ({ specifier, isType }) => specifier === 'drizzle-orm' && !isType,
      )
      // A table may give a column a default or an index an expression.
      const taken = path.endsWith('.tables.ts') ? [] : tools.map(({ line }) => line)
      return [...statements, ...taken].map((line) => ({
        path,
        line,
        message: 'SQL belongs into a *.queries.ts',
      }))
    })
}
