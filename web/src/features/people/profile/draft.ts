import { profileFields } from '#contract/people/profile.ts'
import type { FormValues } from './fields/form-values.ts'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'profile_draft'

/** What was typed outlives a reload, in this tab and for this user only. */
export function createProfileDraft(area: () => Area, userid: string) {
  return {
    read(): FormValues {
      try {
        const kept = JSON.parse(area().getItem(key) ?? 'null') as Record<string, unknown> | null
        if (kept?.userid !== userid) return {}
        const known = profileFields.filter((field) => typeof kept[field] === 'string')
        return Object.fromEntries(known.map((field) => [field, kept[field]]))
      } catch {
        return {}
      }
    },
    write(values: FormValues) {
      try {
        area().setItem(key, JSON.stringify({ ...values, userid }))
      } catch {
        // Without a store the form still works; only a reload loses it.
      }
    },
    clear() {
      try {
        area().removeItem(key)
      } catch {
        // There was no store to keep it in either.
      }
    },
  }
}
