import path from 'node:path'
import { lineAt } from '../line-at.ts'
import type { Finding, SourceTree } from '../source-tree.ts'
import type { SourceFile } from '../source-file.ts'

/** Classes of the theme are for all. */
const isForAll = (file: string) => file.startsWith('web/src/ui/theme/')

/**
 * A class begins with the name of its file, of its feature or of its folder in the kit, in the singular too: classes are
 * global, and two files must not mean different things by one. A file may style a class of another file.
 */
export function findStrayClasses(tree: SourceTree): Finding[] {
  const styles = tree.files
    .filter((file) => /^web\/src\/.*\.css$/.test(file.path))
    .map((file) => ({ file, classes: classesOf(file) }))
  const named = new Set(
    styles.flatMap(({ file, classes }) => [...classes.keys()].filter((name) => isOwn(file.path, name))),
  )
  return styles.flatMap(({ file, classes }) =>
    [...classes]
      .filter(([name]) => !named.has(name) && !isForAll(file.path))
      .map(([name, line]) => ({
        path: file.path,
        line,
        message: `.${name} begins with neither its file's nor its feature's name`,
      })),
  )
}

/** By name the line where it first stands in a selector. */
function classesOf({ text }: SourceFile): Map<string, number> {
  const blanked = text.replace(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'/g, (part) => part.replace(/[^\n]/g, ' '))
  const found = new Map<string, number>()
  for (const { 1: selector = '', index } of blanked.matchAll(/([^{};]*)\{/g)) {
    if (selector.trimStart().startsWith('@')) continue
    for (const match of selector.matchAll(/\.([a-z_][\w-]*)/gi))
      if (!found.has(match[1]!)) found.set(match[1]!, lineAt(text, index + match.index))
  }
  return found
}

const isOwn = (file: string, name: string) =>
  namesOf(file).some((own) => name === own || name.startsWith(`${own}-`))

function namesOf(file: string): string[] {
  const names = [path.posix.basename(file, '.css')]
  const folder = /^web\/src\/(?:features\/[^/]+|ui)\/([^/]+)\//.exec(file)?.[1]
  if (folder) names.push(folder)
  return names.flatMap((name) => [name, name.replace(/s$/, '')])
}
