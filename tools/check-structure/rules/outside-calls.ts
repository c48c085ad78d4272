import { findCalls } from '../find-calls.ts'
import { findTestFiles } from '../find-test-files.ts'
import type { Finding, SourceTree } from '../source-tree.ts'

const theOnePlace = 'server/src/kernel/ask-outside.ts'

/** The server asks others by `askOutside`, which follows no redirect and is part of the trace. */
export function findStrayFetches(tree: SourceTree): Finding[] {
  const tests = findTestFiles(tree)
  return tree.files
    .filter(({ path, text }) => /^server\/src\/.*\.ts$/.test(path) && text.includes('fetch('))
    .filter(({ path }) => path !== theOnePlace && !tests.has(path))
    .flatMap((file) =>
      findCalls(file)
        .filter(({ callee }) => /^(?:globalThis\.)?fetch$/.test(callee))
        .map(({ line }) => ({
          path: file.path,
          line,
          message: 'asks another server by fetch(), which follows redirects: use askOutside()',
        })),
    )
}
