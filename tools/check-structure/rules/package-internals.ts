import { findImports } from '../find-imports.ts'
import { findTestFiles } from '../find-test-files.ts'
import type { Finding, SourceTree } from '../source-tree.ts'

/** The files that alone use private parts of a package; the test of each names the version that it was written for. */
const adapters: Record<string, string> = {
  'node-media-server': 'server/src/features/meetings/live/media/rtmp-library.ts',
}

/** The sources of a package, which an update may move without a word. */
const sources = /^((?:@[^/]+\/)?[^./#@][^/]*)\/src\//

/** Private parts of drizzle, which no import shows. */
const drizzle = {
  session: /\b_: \{ session\b|\._\.session\b/,
  adapter: 'server/src/kernel/drizzle-session.ts',
}

export function findPackageInternals(tree: SourceTree): Finding[] {
  const tests = findTestFiles(tree)
  return tree.files
    .filter(({ path }) => /\.(?:ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts') && !tests.has(path))
    .filter(({ path }) => /^(?:contract|server|web|console)\//.test(path))
    .flatMap((file) => {
      const imports = findImports(file).flatMap(({ specifier, line }) => {
        const name = sources.exec(specifier)?.[1]
        return name && adapters[name] !== file.path ? [{ path: file.path, line, message: says(name) }] : []
      })
      const reads = file.path !== drizzle.adapter && drizzle.session.test(file.text)
      return reads ? [...imports, { path: file.path, message: says('drizzle-orm') }] : imports
    })
}

const says = (name: string) =>
  `uses private parts of ${name}: only an adapter does, with a test that names the version`
