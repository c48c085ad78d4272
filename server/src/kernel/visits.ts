import { defineState } from './feature-state.ts'
import type { Limit } from './limits.ts'
import type { CallContext } from './services.ts'

/** Whoever comes back within half an hour is still on the same visit. */
const visit: Limit = { name: 'visit', max: 1, windowMs: 30 * 60_000 }

const mostKept = 20_000

/** When the visits end that this process has counted, oldest first: who comes back meanwhile costs no statement. */
const countedVisits = defineState({ open: () => new Map<string, number>() })

/**
 * Whether somebody looks at a thing for the first time on this visit. A caller without a name, such as a crawler, never
 * does, and neither does the server while it draws a page.
 */
export async function isNewVisit(
  { limits, states, member, caller }: CallContext,
  thing: string,
): Promise<boolean> {
  const who = member ? `user ${member.userId}` : caller.guestId && `guest ${caller.guestId}`
  if (who === '' || caller.isDrawing) return false
  const counted = states.get(countedVisits)
  const key = `${thing} ${who}`
  if ((counted.get(key) ?? 0) > Date.now()) return false
  const isNew = await limits.fits(visit, key)
  if (isNew) keep(counted, key)
  return isNew
}

function keep(counted: Map<string, number>, key: string) {
  counted.delete(key)
  if (counted.size >= mostKept) counted.delete(counted.keys().next().value!)
  counted.set(key, Date.now() + visit.windowMs)
}
