export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A value that outlives the page. Its feature declares the key. */
export type Kept<Value> = { get: () => Value; set: (value: Value) => void; clear: () => void }

/**
 * A text, empty where none is kept. The area is asked for on each use, because in private or embedded pages even reaching
 * for it throws: then nothing is kept.
 */
export function createKeptText(area: () => StorageArea, key: string): Kept<string> {
  const change = (write: (to: StorageArea) => void) => {
    try {
      write(area())
    } catch {
      // The page goes on without.
    }
  }
  const clear = () => change((from) => from.removeItem(key))
  return {
    get() {
      try {
        return area().getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    set: (text) => (text === '' ? clear() : change((to) => to.setItem(key, text))),
    clear,
  }
}

/**
 * A value, stored as JSON. What was stored by an older version or by hand can be anything, so `read` takes only what it
 * knows; it is given undefined where nothing is stored.
 */
export function createKept<Value>(
  area: () => StorageArea,
  key: string,
  read: (stored: unknown) => Value,
): Kept<Value> {
  const text = createKeptText(area, key)
  return {
    get: () => read(parse(text.get())),
    set: (value) => text.set(JSON.stringify(value)),
    clear: text.clear,
  }
}

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

/** What the area refuses to store is remembered for as long as the page lives. */
export function withMemory(area: () => StorageArea): StorageArea {
  // null stands for a key that could not be removed from the area.
  const memory = new Map<string, string | null>()
  const change = (key: string, text: string | null) => {
    try {
      if (text === null) area().removeItem(key)
      else area().setItem(key, text)
      memory.delete(key)
    } catch {
      memory.set(key, text)
    }
  }
  return {
    getItem(key) {
      const remembered = memory.get(key)
      if (remembered !== undefined) return remembered
      try {
        return area().getItem(key)
      } catch {
        return null
      }
    },
    setItem: change,
    removeItem: (key) => change(key, null),
  }
}

const device = withMemory(() => localStorage)

/** Kept on this device, over visits. */
export const onDevice = () => device

/** Kept in this tab, over reloads. */
export const inTab = () => sessionStorage
