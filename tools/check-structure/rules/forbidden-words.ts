import { lineAt } from '../line-at.ts'
import type { Finding, SourceTree } from '../source-tree.ts'

const forbidden: [pattern: RegExp, message: string][] = [
  [/\b(?:TODO|FIXME)\b/g, 'work that is left belongs into an issue, not into a file'],
  [/(?<![\w.-])\/(?:work|home|Users|root)\/[\w.-]/g, 'names a path of one machine'],
  [/\/tmp\/brief/g, 'names a path of one machine'],
]

/** These files have to name what they look for. */
const isAboutWords = /^tools\/check-structure\//

export function findForbiddenWords(tree: SourceTree): Finding[] {
  return tree.files
    .filter((file) => !isAboutWords.test(file.path))
    .flatMap(({ path, text }) =>
      forbidden.flatMap(([pattern, message]) =>
        Array.from(text.matchAll(pattern), (match) => ({
          path,
          line: lineAt(text, match.index),
          message: `${match[0]}: ${message}`,
        })),
      ),
    )
}
