import { asBit } from '#contract/wire/fields.ts'
import { watchCalls, watchFailures } from '#contract/meetings/watching.ts'
import type { WatchSettings } from '#contract/meetings/watching.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectCreditRule } from '#server/features/meetings/meetings/credit-rules.queries.ts'
import { findMeeting, findSession } from '#server/features/meetings/meetings/find-meeting.ts'
import { selectEntry } from '#server/features/meetings/meetings/entries.queries.ts'
import { findRequirements, loadAdmission } from './admission.ts'
import type { Requirements } from './watching.queries.ts'

/** The strictest of those that apply: a whitelist, then a password. */
function presentSettings({ settings }: Requirements): WatchSettings {
  const applied = settings.filter(({ watch_status }) => watch_status === 1)
  const strictest =
    applied.find(({ is_whitelist }) => is_whitelist) ??
    applied.find(({ password_hash }) => password_hash !== null) ??
    applied[0]
  return { watch_status: asBit(strictest !== undefined), watch_type: strictest?.watch_type ?? 0 }
}

export const getWhiteConfig = answer(watchCalls.whiteConfig, async (input, { db }) => {
  await findMeeting(db, input.meeting_id)
  return presentSettings(await findRequirements(db, input.meeting_id, []))
})

export const getSessionSettings = answer(watchCalls.sessionSettings, async (input, { db }) => {
  await findSession(db, input.meeting_id, input.schedule_id)
  return presentSettings(await findRequirements(db, input.meeting_id, [input.schedule_id]))
})

export const checkWhitelist = answer(watchCalls.whitelistCheck, async (input, context) => {
  const meeting = await findSession(context.db, input.meeting_id, input.schedule_id)
  const requirements = await findRequirements(
    context.db,
    meeting.id,
    input.schedule_id ? [input.schedule_id] : [],
  )
  const { needsWhitelist, viewer } = await loadAdmission(context, meeting, requirements)
  if (needsWhitelist && !viewer?.isTrusted && !viewer?.isWhitelisted) throw refuse(watchFailures.whitelist)
  return { is_white: asBit(true) }
})

export const getCheckinConfig = answer(watchCalls.checkinConfig, async (input, { db }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  const entry = await selectEntry(db, input.meeting_id)
  const { needsPresence } = await selectCreditRule(db, meeting)
  return {
    checkin_status: asBit(entry.needs_sign_in || needsPresence),
    completion_information: asBit(entry.needs_completion),
  }
})
