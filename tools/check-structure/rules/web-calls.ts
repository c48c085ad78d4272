import { findCalls } from '../find-calls.ts'
import { findTestFiles } from '../find-test-files.ts'
import type { Finding, SourceTree } from '../source-tree.ts'

const mayCall = /^web\/src\/platform\/|\/(?:queries|mutations)\.ts$/
const isScreen = /^(?:web|console)\/src\/.*\.tsx?$/

/** The web calls the server from `queries.ts` and `mutations.ts`, which know what else a call changes. */
export function findStrayCalls(tree: SourceTree): Finding[] {
  const tests = findTestFiles(tree)
  return tree.files
    .filter(({ path, text }) => isScreen.test(path) && /\bapi\(/.test(text))
    .filter(({ path }) => !mayCall.test(path) && !tests.has(path))
    .flatMap((file) => {
      const call = findCalls(file).find(({ callee }) => callee === 'api')
      if (!call) return []
      const message = 'calls api(): a read belongs into queries.ts, a write into mutations.ts'
      return [{ path: file.path, line: call.line, message }]
    })
}
