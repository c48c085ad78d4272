import { asBit } from '#contract/wire/fields.ts'
import { watchCalls, watchFailures, watchTypes } from '#contract/meetings/watching.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectCreditRule } from '#server/features/meetings/meetings/credit-rules.queries.ts'
import { findMeeting, findSession } from '#server/features/meetings/meetings/find-meeting.ts'
import { judgeCaller } from '#server/features/meetings/watching/admission.ts'
import { selectEntry } from './watching.queries.ts'
import type { EntryRow } from './watching.queries.ts'

const presentSettings = ({ watch_status, watch_type }: EntryRow) => ({
  watch_status: watch_status ?? 0,
  watch_type: watch_type ?? 0,
})

export const getWhiteConfig = answer(watchCalls.whiteConfig, async (input, { db }) => {
  await findMeeting(db, input.meeting_id)
  return presentSettings(await selectEntry(db, input.meeting_id, 0))
})

export const getSessionSettings = answer(watchCalls.sessionSettings, async (input, { db }) => {
  await findSession(db, input.meeting_id, input.schedule_id)
  return presentSettings(await selectEntry(db, input.meeting_id, input.schedule_id))
})

export const checkWhitelist = answer(watchCalls.whitelistCheck, async (input, context) => {
  const meeting = await findSession(context.db, input.meeting_id, input.schedule_id)
  const { watch_status, watch_type } = await selectEntry(context.db, meeting.id, input.schedule_id ?? 0)
  if (watch_status !== 1 || watch_type !== watchTypes.whitelist) return { is_white: asBit(true) }
  const { verdict } = await judgeCaller(context, meeting, input.schedule_id)
  if (verdict.is === 'refused' && verdict.reason === 'whitelist') throw refuse(watchFailures.whitelist)
  return { is_white: asBit(true) }
})

export const getCheckinConfig = answer(watchCalls.checkinConfig, async (input, { db }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  const entry = await selectEntry(db, input.meeting_id, 0)
  const { needsPresence } = await selectCreditRule(db, meeting)
  return {
    checkin_status: asBit(entry.needs_sign_in || needsPresence),
    completion_information: asBit(entry.needs_completion),
  }
})
