import { createKept, fieldsOf } from './kept.ts'
import type { StorageArea } from './kept.ts'

export type Draft<Value> = {
  get: () => Value
  set: (value: NonNullable<Value>) => void
  clear: () => void
}

/**
 * What was typed into a form and not sent yet. A visitor's draft belongs to the user who logs in to send it; that of one
 * user is not shown to another. `read` is given no fields where there is no draft.
 */
export function createDraft<Value extends object | undefined>(
  area: StorageArea,
  key: string,
  userid: string,
  read: (fields: Readonly<Record<string, unknown>>) => Value,
): Draft<Value> {
  const kept = createKept<unknown>(area, key, (stored) => stored)
  return {
    get() {
      const { userid: author, ...fields } = fieldsOf(kept.get())
      return read(author === '' || author === userid ? fields : {})
    },
    set: (value) => kept.set({ ...value, userid }),
    clear: kept.clear,
  }
}
