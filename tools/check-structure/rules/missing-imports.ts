import type { Finding, SourceTree } from '../source-tree.ts'

/** The compiler checks modules; a style that is missing would only show when the web app is built. */
export const findMissingImports = (tree: SourceTree): Finding[] =>
  tree.missing.map(({ from, to, line }) => ({
    path: from,
    line,
    message: `imports ${to}, which does not exist`,
  }))
