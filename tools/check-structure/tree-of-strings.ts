import { treeOf } from './source-tree.ts'
import type { Finding, SourceTree } from './source-tree.ts'

const aliases = {
  '#contract/*': './contract/*',
  '#demo/*': './demo/*',
  '#kernel/*': './server/src/kernel/*',
  '#server/*': './server/src/*',
  '#web/*': './web/src/*',
}

/** A small repository for the tests of the rules. */
export const treeOfStrings = (files: Record<string, string>): SourceTree =>
  treeOf(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    aliases,
  )

/** `one imports other`, with both files there. */
export function treeOfImport(
  from: string,
  to: string,
  statement = (specifier: string) => `import '${specifier}'`,
) {
  const [, alias, folder] = Object.entries(aliases)
    .map(([name, target]) => [target, name.slice(0, -1), target.slice(2, -1)] as const)
    .find(([, , root]) => to.startsWith(root)) ?? ['', '../', '']
  return treeOfStrings({ [from]: statement(alias + to.slice(folder.length)), [to]: '' })
}

export const places = (findings: Finding[]) =>
  findings.map(({ path, line }) => (line ? `${path}:${line}` : path))
