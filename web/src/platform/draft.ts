import { createKept, fieldsOf } from './kept.ts'
import type { StorageArea } from './kept.ts'

export type Draft<Value> = {
  get: () => Value
  set: (value: NonNullable<Value>) => void
  clear: () => void
}

/**
 * Form input that has not been sent yet. A visitor's draft goes to the user who logs in to send it; a user's draft is
 * not shown to another user. `read` receives no fields when there is no draft.
 */
export function createDraft<Value extends object | undefined>(
  area: StorageArea,
  key: string,
  userid: string,
  read: (fields: Readonly<Record<string, unknown>>) => Value,
): Draft<Value> {
  const stored = createKept<unknown>(area, key, (value) => value)
  return {
    get() {
      const { userid: author, ...fields } = fieldsOf(stored.get())
      return read(author === '' || author === userid ? fields : {})
    },
    set: (value) => stored.set({ ...value, userid }),
    clear: stored.clear,
  }
}
