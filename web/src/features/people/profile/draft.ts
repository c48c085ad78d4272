import { profileFields } from '#contract/people/profile.ts'
import { createDraft } from '#web/platform/draft.ts'
import type { StorageArea } from '#web/platform/kept.ts'
import type { FormValues } from './fields/form-values.ts'

/** What was typed outlives a reload, in this tab and for this user only. */
export const createProfileDraft = (area: StorageArea, userid: string) =>
  createDraft(area, 'profile_draft', userid, readValues)

function readValues(stored: Readonly<Record<string, unknown>>): FormValues {
  const known = profileFields.filter((field) => typeof stored[field] === 'string')
  return Object.fromEntries(known.map((field) => [field, stored[field]]))
}
