import { slideFailures } from '#contract/people/slide.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { giveTicketBack, lookAtTicket, takeTicket } from '#server/features/people/slide/slide.queries.ts'

const mostLooks = 3

const digestTicket = (context: CallContext, ticket: string) => context.vault.digest(`slide-ticket:${ticket}`)

/** What a call does with a ticket: a check ahead of the call that uses it up only looks, a few times at most. */
export type TicketUse = 'spend' | 'look'

/** Whether a call comes with a ticket of this browser. Without one that is asked for it is refused. */
export async function proveBySlide(
  context: CallContext,
  ticket: string | undefined,
  { isAsked, use = 'spend' }: { isAsked: boolean; use?: TicketUse },
): Promise<boolean> {
  const isProven = ticket !== undefined && ticket !== '' && (await takeOrLook(context, ticket, use))
  if (isAsked && !isProven) throw refuse(slideFailures.slideNeeded)
  return isProven
}

function takeOrLook(context: CallContext, ticket: string, use: TicketUse): Promise<boolean> {
  const { db, caller } = context
  const digest = digestTicket(context, ticket)
  return use === 'spend'
    ? takeTicket(db, digest, caller.guestId)
    : lookAtTicket(db, digest, caller.guestId, mostLooks)
}

/** For a call that came to nothing through no fault. */
export const returnTicket = (context: CallContext, ticket: string) =>
  giveTicketBack(context.db, digestTicket(context, ticket))
