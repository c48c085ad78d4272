import type { Finding, SourceTree } from '../source-tree.ts'

/** Lists written by hand, so that go-to-definition works, and the files that each has to name. */
const lists: { list: string; files: RegExp }[] = [
  { list: 'web/src/app/screens.ts', files: /^web\/src\/features\/[^/]+\/[^/]+\/routes\.ts$/ },
  { list: 'server/src/features.ts', files: /^server\/src\/features\/[^/]+\/[^/]+\/[^/]+\.feature\.ts$/ },
]

export function findUnlisted(tree: SourceTree): Finding[] {
  return lists.flatMap(({ list, files }) => {
    const named = new Set(tree.imports.filter(({ from }) => from === list).map(({ to }) => to))
    return tree.files
      .filter(({ path }) => files.test(path) && !named.has(path))
      .map(({ path }) => ({ path, message: `is missing in ${list}` }))
  })
}
