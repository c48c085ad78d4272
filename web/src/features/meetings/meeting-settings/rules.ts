import type { MeetingRules, MeetingSettings, SettingCollision } from '#contract/meetings/meeting-settings.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { isSameValue } from '#contract/wire/same-value.ts'
import { CallFailure } from '#web/platform/call-failure.ts'

export const rulesOf = (settings: MeetingSettings): MeetingRules => ({
  audience: settings.audience,
  needs_licence: settings.needs_licence,
  is_reservable: settings.is_reservable,
  watch_type: settings.watch_type,
  completion_information: settings.completion_information,
  checkin_status: settings.checkin_status,
  contact: settings.contact,
  fields: settings.fields,
  is_reviewed: settings.is_reviewed,
  venue: settings.venue,
  selected_son_id: settings.selected_son_id,
})

/** What is stored now, with what this person has changed since they read `base`. */
export function mergeRules(stored: MeetingRules, base: MeetingRules, mine: MeetingRules): MeetingRules {
  const names = Object.keys(mine) as (keyof MeetingRules)[]
  const changed = names.filter((name) => !isSameValue(mine[name], base[name]))
  return { ...stored, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) }
}

/** What a refused change tells of another one. */
export const collisionIn = (error: unknown): SettingCollision | undefined =>
  error instanceof CallFailure && error.status === resourceFailures.changedMeanwhile.status
    ? (error.body?.data as SettingCollision)
    : undefined
