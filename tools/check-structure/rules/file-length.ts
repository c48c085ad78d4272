import type { Finding, SourceTree } from '../source-tree.ts'

const most = { source: 400, test: 700 }
const isUncounted = /\.(?:sql|json|webmanifest)$/

/** A long file is split by deed, not by "part 2". */
export function findLongFiles(tree: SourceTree): Finding[] {
  return tree.files
    .filter((file) => !isUncounted.test(file.path))
    .flatMap(({ path, text }) => {
      const limit = /\.(?:test|spec)\.ts$/.test(path) ? most.test : most.source
      const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
      return lines > limit ? [{ path, message: `has ${lines} lines, more than ${limit}` }] : []
    })
}
