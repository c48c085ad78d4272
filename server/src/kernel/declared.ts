/** The key of what features have declared of one kind, such as the kinds of items. */
export type DeclaredKey<Registry> = { name: string; registry?: Registry }

/**
 * What features have declared, by kind. The functions in it work with the services, so that the services know it by its
 * key alone.
 */
export type Declared = { get<Registry>(key: DeclaredKey<Registry>): Registry }

export const declaredKey = <Registry>(name: string): DeclaredKey<Registry> => ({ name })

type Entry = readonly [DeclaredKey<unknown>, unknown]

export const entryOf = <Registry>(key: DeclaredKey<Registry>, registry: Registry): Entry => [key, registry]

export function createDeclared(...entries: Entry[]): Declared {
  const byKey = new Map(entries)
  return {
    get<Registry>(key: DeclaredKey<Registry>): Registry {
      if (!byKey.has(key)) throw new Error(`nothing is declared as ${key.name}`)
      return byKey.get(key) as Registry
    },
  }
}
