import path from 'node:path'
import { featureOf } from '../feature-of.ts'
import { findCalls } from '../find-calls.ts'
import { findSql } from '../find-sql.ts'
import { findTables } from '../find-tables.ts'
import { findTestFiles } from '../find-test-files.ts'
import type { Finding, SourceTree } from '../source-tree.ts'
import type { SourceFile } from '../source-file.ts'

/**
 * SQL names a table of another folder by its object, so that the import shows who uses whom. Tables of a later group
 * cannot be imported: what needs them belongs up there, or the owner gives it in.
 */
export function findForeignTables(tree: SourceTree): Finding[] {
  const owners = findOwners(tree)
  const tests = findTestFiles(tree)
  return tree.files
    .filter((file) => holdsSql(file) && !tests.has(file.path))
    .flatMap((file) => {
      const seen = new Set<string>()
      return findSql(file).flatMap(({ text, line }) =>
        [...findTables(text)].flatMap((table) => {
          const owner = owners.get(table)
          if (owner === undefined || seen.has(table) || isOwn(file.path, owner)) return []
          seen.add(table)
          return [{ path: file.path, line, message: messageOf(table, file.path, owner) }]
        }),
      )
    })
}

const holdsSql = ({ path, text }: SourceFile) =>
  /^(?:demo|server\/src)\/(?!kernel\/).*\.ts$/.test(path) && /\bsql\b|\.(?:query|execute)\b/.test(text)

/** By name of a table the file that defines it. */
const findOwners = (tree: SourceTree) =>
  new Map(
    tree.files
      .filter(({ path }) => /^server\/src\/.*\.tables\.ts$/.test(path))
      .flatMap((file) =>
        findCalls(file).flatMap(
          ({
            callee,
            node: {
              arguments: [name],
            },
          }) =>
            callee === 'pgTable' && name?.type === 'Literal'
              ? [[String(name.value), file.path] as const]
              : [],
        ),
      ),
  )

const isOwn = (file: string, owner: string) => path.posix.dirname(file) === path.posix.dirname(owner)

function messageOf(table: string, file: string, owner: string): string {
  const [one, other] = [featureOf(file), featureOf(owner)]
  return one && other && other.rank > one.rank
    ? `names the table ${table} of the later group ${other.group}`
    : `names the table ${table} in plain text: import it from ${owner}, or a query beside it`
}
