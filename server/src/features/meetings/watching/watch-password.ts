import { asBit } from '#contract/wire/fields.ts'
import { watchCalls, watchFailures } from '#contract/meetings/watching.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import { isPassword } from '#server/features/people/account/passwords.ts'
import { findSession } from '#server/features/meetings/meetings/find-meeting.ts'
import { selectPublishedRecording } from '#server/features/meetings/meetings/recordings.queries.ts'
import { findRequirements, guardedOf, judgeCaller, presentVerdict } from './admission.ts'
import { passHolder } from './pass-holder.ts'
import { findShownSessions } from './shown-sessions.ts'
import { selectPassed, upsertPasses } from './watching.queries.ts'
import type { Guarded } from './watching.queries.ts'

const minute = 60_000
/** Wrong attempts. A hall full of people shares an IP address, and most of them type it right. */
const triesOfPerson: Limit = { name: 'watch password of person', max: 5, windowMs: 10 * minute }
const triesOfAddress: Limit = { name: 'watch password of address', max: 30, windowMs: 10 * minute }

export const getVideoPassword = answer(watchCalls.videoPassword, async (input, context) => {
  const { meeting, sessionIds } = await findAsked(context.db, input)
  const guarded = guardedOf(await findRequirements(context.db, meeting.id, sessionIds))
  const passed = await selectPassed(context.db, guarded, passHolder(context))
  const isNeeded = guarded.length > 0
  return { need_password: asBit(isNeeded), is_given: asBit(isNeeded && passed.size === guarded.length) }
})

/** A large meeting, its part and its sessions may each have a password; one entry opens all that it is right for. */
export const checkPassword = answer(watchCalls.checkPassword, async (input, context) => {
  const { db, limits, caller } = context
  const { meeting, sessionIds } = await findAsked(db, input)
  const guarded = guardedOf(await findRequirements(db, meeting.id, sessionIds))
  if (guarded.length > 0) {
    const person = `${meeting.id} ${context.member?.userId ?? `${caller.guestId} ${caller.address}`}`
    const address = `${meeting.id} ${caller.address}`
    await limits.spend(triesOfAddress, address)
    await limits.spend(triesOfPerson, person)
    const opened = await openedBy(guarded, input.password)
    if (opened.length === 0) throw refuse(watchFailures.passwordWrong)
    await Promise.all([limits.giveBack(triesOfAddress, address), limits.giveBack(triesOfPerson, person)])
    await upsertPasses(db, opened, passHolder(context))
  }
  return presentVerdict(await judgeCaller(context, meeting, sessionIds), caller.language)
})

type Asked = { meeting_id: number; schedule_id?: number | undefined; l_r_id?: number | undefined }

/** The sessions that a caller asks about: one of the programme, and those that a recording shows. */
async function findAsked(db: Db, input: Asked) {
  const meeting = await findSession(db, input.meeting_id, input.schedule_id)
  const recording = input.l_r_id && (await selectPublishedRecording(db, meeting.id, input.l_r_id))
  if (input.l_r_id && !recording) throw refuse(watchFailures.recordingMissing)
  const shown = await findShownSessions(db, meeting.id, recording || undefined)
  return { meeting, sessionIds: input.schedule_id ? [input.schedule_id, ...shown] : shown }
}

async function openedBy(guarded: Guarded[], password: string): Promise<Guarded[]> {
  const fits = await Promise.all(guarded.map(({ password_hash }) => isPassword(password_hash, password)))
  return guarded.filter((_, at) => fits[at])
}
