import { createDraft } from '#web/platform/draft.ts'
import type { Draft } from '#web/platform/draft.ts'
import { fieldsOf } from '#web/platform/kept.ts'
import type { StorageArea } from '#web/platform/kept.ts'
import { changesOf } from './form-state.ts'
import type { Values } from './form-state.ts'

type DraftOptions<Typed> = { key: string; userid: string; saved: Typed }

/** The changes of a form that are not saved yet. Without changes there is no draft. */
export function createChangesDraft<Typed extends Values<string>>(
  area: StorageArea,
  { key, userid, saved }: DraftOptions<Typed>,
): Draft<Partial<Typed> | undefined> {
  const draft = createDraft(area, key, userid, ({ changes }) => readChanges(fieldsOf(changes), saved))
  return {
    get: () => draft.get()?.changes,
    clear: draft.clear,
    set: (changes) => (isEmpty(changes) ? draft.clear() : draft.set({ changes })),
  }
}

const isEmpty = (changes: object) => Object.keys(changes).length === 0

/** Only fields of the form, and none that has been saved meanwhile. */
function readChanges<Typed extends Values<string>>(
  stored: Readonly<Record<string, unknown>>,
  saved: Typed,
): { changes: Partial<Typed> } | undefined {
  const known = Object.entries(stored).filter(
    ([field, value]) => Object.hasOwn(saved, field) && typeof value === 'string',
  )
  const changes = changesOf({ ...saved, ...(Object.fromEntries(known) as Partial<Typed>) }, saved)
  return isEmpty(changes) ? undefined : { changes }
}
