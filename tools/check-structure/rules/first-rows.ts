import { lineAt } from '../line-at.ts'
import type { Finding, SourceTree } from '../source-tree.ts'

const firstRow = /\brows\[0\]|\bawait [^\n]*\)\[0\]/g

/** The first row of a query is asked for by `first` or `only` (`server/src/kernel/first-row.ts`), which say whether there is one. */
export const findFirstRows = (tree: SourceTree): Finding[] =>
  tree.files
    .filter(({ path }) => /^server\/src\/(?:features|providers)\/.*\.queries\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(firstRow), ({ index }) => ({
        path,
        line: lineAt(text, index),
        message: 'takes the first row by its place: use first(…) or only(…)',
      })),
    )
