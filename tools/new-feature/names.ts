import { groups } from '../check-structure/feature-of.ts'

/** What a feature is called in each place: `reading-lists`, `readingLists`, `ReadingLists`, `reading_lists`. */
export type Names = {
  group: string
  /** Of the folder and its files. */
  kebab: string
  camel: string
  pascal: string
  table: string
  /** One of its rows. */
  one: { camel: string; pascal: string }
  words: string
  address: string
  server: string
  web: string
}

export function namesOf(name: string, group: string): Names {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
    throw new Error(`"${name}" is no name of a feature: small letters, with hyphens between words`)
  if (!groups.some((known) => known === group))
    throw new Error(`"${group}" is no group: ${groups.join(', ')}`)
  const one = singularOf(name)
  return {
    group,
    kebab: name,
    camel: camelOf(name),
    pascal: pascalOf(name),
    table: name.replaceAll('-', '_'),
    one: { camel: camelOf(one), pascal: pascalOf(one) },
    words: name.replaceAll('-', ' '),
    address: `/${camelOf(name)}`,
    server: `server/src/features/${group}/${name}`,
    web: `web/src/features/${group}/${name}`,
  }
}

const singularOf = (name: string) => name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
const camelOf = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const pascalOf = (name: string) => camelOf(`-${name}`)
