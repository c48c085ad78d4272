import { slideFailures } from '#contract/people/slide.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { giveTicketBack, lookAtTicket, takeTicket } from '#server/features/people/slide/slide.queries.ts'

const mostLooks = 3

const digestTicket = (context: Context, ticket: string) => context.vault.digest(`slide-ticket:${ticket}`)

/** Uses a ticket of this browser up. Answers how to give it back when the call comes to nothing through no fault. */
export async function spendTicket(
  context: Context,
  ticket: string | undefined,
): Promise<() => Promise<unknown>> {
  const digest = digestTicket(context, ticket ?? '')
  if (!ticket || !(await takeTicket(context.db, digest, context.caller.guestId)))
    throw refuse(slideFailures.slideNeeded)
  return () => giveTicketBack(context.db, digest)
}

/** For a check ahead of the call that uses the ticket up. A few are allowed, so that it cannot serve for guessing. */
export async function showTicket(context: Context, ticket: string | undefined): Promise<void> {
  const { db, caller } = context
  if (!ticket || !(await lookAtTicket(db, digestTicket(context, ticket), caller.guestId, mostLooks)))
    throw refuse(slideFailures.slideNeeded)
}
