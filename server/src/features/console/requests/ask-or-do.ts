import { requireFreshStep } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import { leaveRequest, noteDoneAlone } from './leave-request.ts'
import type { Wanted } from './leave-request.ts'

/** Does at once what one person may do; leaves what takes two for the second, and answers the number of the request. */
export async function askOrDo(context: Context, wanted: Wanted): Promise<number | null> {
  const { deed, values, reason } = wanted
  const doing = { id: 0, values, reason }
  const people = await deed.peopleFor(context, [doing])
  if (people === 'two') return leaveRequest(context, wanted)
  if (people === 'first alone' && deed.asksFreshStep) requireFreshStep(context.member)
  await deed.doAlone(context, doing)
  if (people === 'first alone') await noteDoneAlone(context, wanted)
  return null
}
