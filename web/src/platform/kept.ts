/** Where the browser keeps texts. It never throws. */
export type StorageArea = {
  read: (key: string) => string
  write: (key: string, text: string) => void
}

/**
 * The storage is asked for on each use, because in private or embedded pages even reaching for it throws. What it refuses
 * to keep is remembered in `memory` for as long as the page lives, or not at all.
 */
export function createArea(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  memory?: Map<string, string>,
): StorageArea {
  return {
    read(key) {
      try {
        return memory?.get(key) ?? storage().getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    write(key, text) {
      try {
        if (text === '') storage().removeItem(key)
        else storage().setItem(key, text)
        memory?.delete(key)
      } catch {
        memory?.set(key, text)
      }
    },
  }
}

/** On this device, over visits. */
export const deviceArea = createArea(() => localStorage, new Map())

/** In this tab, over reloads. */
export const tabArea = createArea(() => sessionStorage)

/** In this page alone, until it is loaded again: for what may not lie on a device. */
export const pageArea: StorageArea = createMemory(new Map())

function createMemory(texts: Map<string, string>): StorageArea {
  return {
    read: (key) => texts.get(key) ?? '',
    write: (key, text) => void (text === '' ? texts.delete(key) : texts.set(key, text)),
  }
}

/** A value that outlives the page, under a key that its feature declares. */
export type Kept<Value> = { get: () => Value; set: (value: Value) => void; clear: () => void }

/** A text, empty where none is kept. */
export const createKeptText = (area: StorageArea, key: string): Kept<string> => ({
  get: () => area.read(key),
  set: (text) => area.write(key, text),
  clear: () => area.write(key, ''),
})

/**
 * A value, stored as JSON. What an older version or a hand has stored can be anything, so `read` takes only what it knows;
 * it is given undefined where nothing is stored.
 */
export const createKept = <Value>(
  area: StorageArea,
  key: string,
  read: (stored: unknown) => Value,
): Kept<Value> => ({
  get: () => read(parse(area.read(key))),
  set: (value) => area.write(key, JSON.stringify(value)),
  clear: () => area.write(key, ''),
})

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The fields of a stored object, and none of anything else. */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? { ...stored } : {}
