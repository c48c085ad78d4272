import { findImports } from '../find-imports.ts'
import { findTestFiles } from '../find-test-files.ts'
import type { Finding, SourceTree } from '../source-tree.ts'

/** What every page would wait for after one import, and what to use instead. */
const heavy: Record<string, string> = {
  // The build cuts the shapes out of the contract.
  zod: 'read it by hand',
  'react-router': 'use web/src/shell/navigation.ts',
}

export function findHeavyPackages(tree: SourceTree): Finding[] {
  const tests = findTestFiles(tree)
  return tree.files
    .filter(({ path }) => /^web\/src\/.*\.tsx?$/.test(path) && !tests.has(path))
    .flatMap((file) =>
      findImports(file).flatMap(({ specifier, line }) => {
        const instead = heavy[specifier.split('/')[0]!]
        const message = `imports ${specifier}, which stays out of the page: ${instead}`
        return instead ? [{ path: file.path, line, message }] : []
      }),
    )
}
