import { findCalls } from '../find-calls.ts'
import { findImports } from '../find-imports.ts'
import { findTestFiles } from '../find-test-files.ts'
import type { Finding, SourceTree } from '../source-tree.ts'

const mayHoldSql = /\.queries\.ts$|^server\/src\/embedded-postgres\/|^server\/src\/kernel\/migrate\.ts$/
const isStatement =
  /^(?:db|tx|trx)\.(?:select\w*|insert|update|delete|execute|with)$|^(?:pool|client|pg)\.query$/

/** SQL stands in `*.queries.ts` alone: a statement outside of them, or a tool to write one with. */
export function findStraySql(tree: SourceTree): Finding[] {
  const tests = findTestFiles(tree)
  return tree.files
    .filter(
      ({ path }) => /^(?:demo|server\/src)\/.*\.ts$/.test(path) && !mayHoldSql.test(path) && !tests.has(path),
    )
    .flatMap((file) => {
      const { path } = file
      const statements = findCalls(file)
        .filter(({ callee }) => isStatement.test(callee))
        .map(({ line }) => line)
      const tools = findImports(file).filter(
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
