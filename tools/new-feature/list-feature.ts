import { featureOf, groups } from '../check-structure/feature-of.ts'
import type { Names } from './names.ts'

type Listed = (text: string, names: Names) => string

/** The lists that name every feature, every screen or every table, and how each takes a new one. */
export const lists: Record<string, Listed> = {
  'server/src/features.ts': listManifest,
  'web/src/app/screens.ts': listRoutes,
  'e2e/harness/addresses.ts': (text, { address }) =>
    text.replace(/(export const openAddresses = \[[^\]]*)\]/, `$1  '${address}',\n]`),
  'docs/data-retention.md': (text, { words, table }) =>
    `${text.trimEnd()}\n- ${words[0]!.toUpperCase()}${words.slice(1)}: \`${table}\`.\n`,
}

/** Behind the last feature of its group, or of the nearest group before it that has any. */
function listManifest(text: string, { group, kebab, camel }: Names): string {
  const rank = groups.findIndex((one) => one === group)
  const before = Array.from(
    text.matchAll(/^import \{ (\w+) \} from '\.\/(features\/[^']+)'\n/gm),
    ([line, name, path]) => ({ line, name: name!, rank: featureOf(`server/src/${path!}`)?.rank ?? Infinity }),
  ).findLast((one) => one.rank <= rank)
  if (!before) throw new Error('server/src/features.ts lists no feature')
  const line = `import { ${camel}Feature } from './features/${group}/${kebab}/${kebab}.feature.ts'\n`
  return text
    .replace(before.line, before.line + line)
    .replace(`\n  ${before.name},\n`, `\n  ${before.name},\n  ${camel}Feature,\n`)
}

function listRoutes(text: string, { group, kebab, one }: Names): string {
  const line = `import { ${one.camel}Routes } from '#web/features/${group}/${kebab}/routes.ts'\n`
  return text
    .replace(/^import type \{ Screen \}/m, `${line}$&`)
    .replace(/(export const screens: Screen\[\] = \[[^\]]*)\]/, `$1  ...${one.camel}Routes,\n]`)
}
