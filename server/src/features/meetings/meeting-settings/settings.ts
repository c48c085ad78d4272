import { asBit } from '#contract/wire/fields.ts'
import { settingFailures, settingLimits, watchModes } from '#contract/meetings/meeting-settings.ts'
import type { MeetingRules, MeetingSettings } from '#contract/meetings/meeting-settings.ts'
import { failures } from '#contract/wire/failure.ts'
import { watchTypes } from '#contract/meetings/watching.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { mergeChange } from '#kernel/merge-change.ts'
import { hashPassword } from '#server/features/people/account/passwords.ts'
import { findCheckinOf } from '#server/features/meetings/checkin/find-checkin.ts'
import { selectEntry } from '#server/features/meetings/meetings/entries.queries.ts'
import { findAnyMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { selectChildMeetings } from '#server/features/meetings/meetings/meetings.queries.ts'
import { presentGuest } from './meeting-settings.present.ts'
import {
  countWhitelist,
  lockMeeting,
  selectGuests,
  selectLevel,
  selectOwnSetting,
  selectSelectedPart,
  updateMeeting,
  upsertEntry,
  upsertForm,
  upsertSetting,
} from './meeting-settings.queries.ts'
import type { SettingRow } from './meeting-settings.queries.ts'

/** The meeting's own settings, and what its large meeting requires besides. */
export async function loadSettings(db: Db, meetingId: number): Promise<MeetingSettings> {
  const { meeting } = await findAnyMeeting(db, meetingId)
  // Sequential: it is also called inside transactions, which have one connection.
  const checkin = await findCheckinOf(db, meeting)
  const entry = await selectEntry(db, meetingId)
  const guests = await selectGuests(db, meetingId)
  const setting = await selectOwnSetting(db, meetingId)
  const selectedId = await selectSelectedPart(db, meetingId)
  const parts = await selectChildMeetings(db, meetingId, !meeting.published)
  return {
    meeting_id: meeting.id,
    title: meeting.title,
    is_big_meeting: asBit(meeting.is_big),
    audience: meeting.audience,
    needs_licence: asBit(meeting.needs_licence),
    is_reservable: asBit(meeting.reservable),
    watch_type: watchTypeOf(setting),
    has_password: asBit(setting?.password_hash != null),
    whitelist_num: setting ? await countWhitelist(db, setting.id) : 0,
    completion_information: asBit(entry.needs_completion),
    checkin_status: asBit(entry.needs_sign_in),
    contact: entry.contact,
    fields: checkin.fields,
    is_reviewed: asBit(checkin.isReviewed),
    guests: guests.map(presentGuest),
    venue: meeting.venue,
    selected_son_id: selectedId,
    parts: parts.map(({ id, title }) => ({ meeting_id: id, title })),
    inherited: meeting.parent_id === null ? null : await showInherited(db, meeting.parent_id),
  }
}

function watchTypeOf(setting: SettingRow | undefined): MeetingRules['watch_type'] {
  if (setting?.password_hash != null) return watchModes.password
  const isWhitelist = setting?.watch_status === 1 && setting.watch_type === watchTypes.whitelist
  return isWhitelist ? watchModes.whitelist : watchModes.open
}

async function showInherited(db: Db, parentId: number): Promise<MeetingSettings['inherited']> {
  const level = await selectLevel(db, parentId)
  const setting = await selectOwnSetting(db, parentId)
  return {
    audience: level.audience,
    needs_licence: asBit(level.needs_licence),
    watch_type: watchTypeOf(setting),
  }
}

type RulesChange = { rules: MeetingRules; base: Partial<MeetingRules> }

/**
 * Writes only what was changed: the rest may be inherited from the large meeting, and stays so. What somebody else has
 * changed since the person read it is refused.
 */
export async function saveSettings(
  db: Db,
  id: number,
  change: RulesChange,
  password: string,
): Promise<MeetingSettings> {
  if (password !== '' && password.length < settingLimits.password.min)
    throw refuse(settingFailures.passwordNeeded)
  // Slow on purpose, and so before the lock.
  const hash = password === '' ? undefined : await hashPassword(password)
  return db.transaction(async (db) => {
    await lockMeeting(db, id)
    const before = await loadSettings(db, id)
    const rules = mergeRules(before, change)
    if (!rules.fields.some(({ field, required }) => field === 'real_name' && required === 1))
      throw refuse(settingFailures.nameNeeded)
    const { selected_son_id: selectedId } = rules
    if (selectedId > 0 && !before.parts.some((part) => part.meeting_id === selectedId))
      throw refuse(failures.dataMissing, { detail: 'selected_son_id' })
    const differs = (...names: (keyof MeetingRules)[]) =>
      names.some((name) => JSON.stringify(rules[name]) !== JSON.stringify(before[name]))
    const hasForm = differs('fields', 'is_reviewed')
    if (differs('audience', 'needs_licence', 'is_reservable', 'venue', 'selected_son_id'))
      await updateMeeting(db, id, rules)
    // A form is stored with its check-in setting.
    if (hasForm || differs('completion_information', 'checkin_status', 'contact'))
      await upsertEntry(db, id, rules)
    if (hasForm) await upsertForm(db, id, rules)
    if (differs('watch_type') || hash) await upsertSetting(db, id, await settingOf(db, id, rules, hash))
    return loadSettings(db, id)
  })
}

function mergeRules(before: MeetingSettings, { rules, base }: RulesChange): MeetingRules {
  const { changed, conflicts } = mergeChange(before, { values: rules, base })
  if (conflicts.length > 0)
    throw refuse(resourceFailures.changedMeanwhile, { data: { settings: before, fields: conflicts } })
  return { ...before, ...changed }
}

/** Without a status the type means nothing, but the column requires one. */
const notRestricted = { watch_status: 0, watch_type: watchTypes.whitelist, password_hash: null }

/** The current password stays unless a new one is entered. */
async function settingOf(db: Db, meetingId: number, { watch_type }: MeetingRules, hash: string | undefined) {
  if (watch_type === watchModes.open) return notRestricted
  if (watch_type !== watchModes.password) return { watch_status: 1, watch_type, password_hash: null }
  const password_hash = hash ?? (await selectOwnSetting(db, meetingId))?.password_hash
  if (!password_hash) throw refuse(settingFailures.passwordNeeded)
  return { watch_status: 1, watch_type, password_hash }
}

/** Allows numbers to be added to the list before or after it is switched on. */
export async function ensureSetting(db: Db, meetingId: number): Promise<number> {
  const own = await selectOwnSetting(db, meetingId)
  return own ? own.id : (await upsertSetting(db, meetingId, notRestricted)).id
}
