import type { Context } from './services.ts'
import type { Limit } from './limits.ts'

/** Whoever comes back within half an hour is still on the same visit. */
const visit: Limit = { name: 'visit', max: 1, windowMs: 30 * 60_000 }

/** Whether somebody looks at a thing for the first time on this visit. Who gives no name, as crawlers do, never does. */
export async function isNewVisit({ limits, member, caller }: Context, thing: string): Promise<boolean> {
  const who = member ? `user ${member.userId}` : caller.guestId && `guest ${caller.guestId}`
  return who !== '' && limits.fits(visit, `${thing} ${who}`)
}
