import type { SourceTree } from './source-tree.ts'

const plainTest = /\.(?:test|spec)\.ts$|\/testing\//

/** Tests, and what only tests import: their fixtures and stand-ins, wherever they lie. */
export function findTestFiles(tree: SourceTree): Set<string> {
  const tests = new Set(tree.files.map((file) => file.path).filter((name) => plainTest.test(name)))
  const users = new Map<string, Set<string>>()
  for (const { from, to } of tree.imports) users.set(to, (users.get(to) ?? new Set<string>()).add(from))
  const isOnlyForTests = ([name, by]: [string, Set<string>]) =>
    !tests.has(name) && /^(?:server|web)\//.test(name) && by.isSubsetOf(tests) && hasOwnUse(name, by)
  for (;;) {
    const found = [...users].filter(isOnlyForTests)
    if (found.length === 0) return tests
    for (const [name] of found) tests.add(name)
  }
}

/** A file whose only user is the test beside it is code that nobody uses yet, not part of the tests. */
const hasOwnUse = (name: string, by: Set<string>) =>
  [...by].some((user) => user !== name.replace(/\.tsx?$/, '.test.ts'))
