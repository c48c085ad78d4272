import { asBit } from '#contract/wire/fields.ts'
import { watchCalls, watchFailures } from '#contract/meetings/watching.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import { isPassword } from '#server/features/people/account/passwords.ts'
import { findSession } from '#server/features/meetings/meetings/find-meeting.ts'
import { findRequirements, guardedOf, judgeCaller, presentVerdict } from './admission.ts'
import { passHolder } from './pass-holder.ts'
import { selectPassed, upsertPasses } from './watching.queries.ts'
import type { Guarded } from './watching.queries.ts'

const minute = 60_000
/** Wrong attempts. A hall full of people shares an IP address, and most of them type it right. */
const triesOfPerson: Limit = { name: 'watch password of person', max: 5, windowMs: 10 * minute }
const triesOfAddress: Limit = { name: 'watch password of address', max: 30, windowMs: 10 * minute }

export const getVideoPassword = answer(watchCalls.videoPassword, async (input, context) => {
  const { id } = await findSession(context.db, input.meeting_id, input.schedule_id)
  const guarded = guardedOf(await findRequirements(context.db, id, input.schedule_id ?? 0))
  const passed = await selectPassed(context.db, guarded, passHolder(context))
  const isNeeded = guarded.length > 0
  return { need_password: asBit(isNeeded), is_given: asBit(isNeeded && passed.size === guarded.length) }
})

/** A large meeting, its part and a session may each have a password; one entry opens all that it is right for. */
export const checkPassword = answer(watchCalls.checkPassword, async (input, context) => {
  const { db, limits, caller } = context
  const meeting = await findSession(db, input.meeting_id, input.schedule_id)
  const guarded = guardedOf(await findRequirements(db, meeting.id, input.schedule_id ?? 0))
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
  return presentVerdict(await judgeCaller(context, meeting, input.schedule_id), caller.language)
})

async function openedBy(guarded: Guarded[], password: string): Promise<Guarded[]> {
  const fits = await Promise.all(guarded.map(({ password_hash }) => isPassword(password_hash, password)))
  return guarded.filter((_, at) => fits[at])
}
