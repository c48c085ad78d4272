import { findImports } from '../find-imports.ts'
import { findTestFiles } from '../find-test-files.ts'
import type { Finding, SourceTree } from '../source-tree.ts'

/** The build cuts the shapes out of the contract, so that no page waits for zod; one import would bring it back. */
export function findZod(tree: SourceTree): Finding[] {
  const tests = findTestFiles(tree)
  return tree.files
    .filter(({ path, text }) => /^web\/src\/.*\.tsx?$/.test(path) && !tests.has(path) && text.includes('zod'))
    .flatMap((file) =>
      findImports(file)
        .filter(({ specifier }) => /^zod(?:\/|$)/.test(specifier))
        .map(({ specifier, line }) => ({
          path: file.path,
          line,
          message: `imports ${specifier}: read it by hand, zod stays out of the page`,
        })),
    )
}
