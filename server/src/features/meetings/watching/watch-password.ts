import { asBit } from '#contract/wire/fields.ts'
import { watchCalls, watchFailures, watchTypes } from '#contract/meetings/watching.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import type { Limit } from '#kernel/limits.ts'
import { isPassword } from '#server/features/people/account/passwords.ts'
import { judgeCaller, presentVerdict } from '#server/features/meetings/watching/admission.ts'
import { passHolder } from './pass-holder.ts'
import { findSession } from '#server/features/meetings/meetings/find-meeting.ts'
import { hasPass, selectEntry, upsertPass } from './watching.queries.ts'

const minute = 60_000
/** Wrong attempts. A hall full of people shares an IP address, and most of them type it right. */
const triesOfPerson: Limit = { name: 'watch password of person', max: 5, windowMs: 10 * minute }
const triesOfAddress: Limit = { name: 'watch password of address', max: 30, windowMs: 10 * minute }

/** The setting that requires a password; undefined if there is none. */
async function findAsked({ db }: Context, meetingId: number, sessionId: number) {
  const { watch_status, watch_type, setting_id, password_hash } = await selectEntry(db, meetingId, sessionId)
  const isAsked = watch_status === 1 && watch_type === watchTypes.password
  return isAsked && setting_id !== null && password_hash !== null ? { setting_id, password_hash } : undefined
}

const holderOf = ({ vault, member, caller }: Context) => passHolder(vault, member, caller)!

export const getVideoPassword = answer(watchCalls.videoPassword, async (input, context) => {
  const { id } = await findSession(context.db, input.meeting_id, input.schedule_id)
  const asked = await findAsked(context, id, input.schedule_id ?? 0)
  const isGiven =
    asked !== undefined &&
    (await hasPass(context.db, asked.setting_id, asked.password_hash, holderOf(context)))
  return { need_password: asBit(asked !== undefined), is_given: asBit(isGiven) }
})

export const checkPassword = answer(watchCalls.checkPassword, async (input, context) => {
  const { db, limits, caller } = context
  const meeting = await findSession(db, input.meeting_id, input.schedule_id)
  const asked = await findAsked(context, meeting.id, input.schedule_id ?? 0)
  if (asked) {
    const person = `${meeting.id} ${context.member?.userId ?? `${caller.guestId} ${caller.address}`}`
    const address = `${meeting.id} ${caller.address}`
    await limits.spend(triesOfAddress, address)
    await limits.spend(triesOfPerson, person)
    if (!(await isPassword(asked.password_hash, input.password))) throw refuse(watchFailures.passwordWrong)
    await Promise.all([limits.giveBack(triesOfAddress, address), limits.giveBack(triesOfPerson, person)])
    await upsertPass(db, asked.setting_id, asked.password_hash, holderOf(context))
  }
  return presentVerdict(await judgeCaller(context, meeting, input.schedule_id), caller.language)
})
