import { randomBytes } from 'node:crypto'
import { failures } from '#contract/wire/failure.ts'
import { slideFailures } from '#contract/people/slide.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { hasWorked, workBitsFor } from './proof-of-work.ts'
import {
  countWrongTries,
  insertChallenge,
  insertTicket,
  solveChallenge,
  tryChallenge,
} from './slide.queries.ts'

const challengeSeconds = 5 * 60
const ticketSeconds = 5 * 60
/** Long before that, the proof of work makes every further challenge slow. */
const challengesPerHour = { name: 'slide-address', max: 3000, windowMs: 3600_000 }
const wrongTriesPerHour = 600

const newId = () => randomBytes(16).toString('base64url')
const digestChallenge = (context: CallContext, id: string) => context.vault.digest(`slide:${id}`)
const digestAddress = (context: CallContext) =>
  context.vault.digest(`slide-address:${context.caller.address}`)

/** Tickets are bound to a browser, so one without a name gets none. */
export function guestOf(context: CallContext): string {
  const { guestId } = context.caller
  if (!guestId) throw refuse(failures.parametersMissing, { detail: 'guest_id' })
  return guestId
}

async function refuseGuessers(context: CallContext): Promise<number> {
  const wrongTries = await countWrongTries(context.db, digestAddress(context))
  if (wrongTries >= wrongTriesPerHour) throw refuse(failures.tooOften)
  return wrongTries
}

export type Opened = { id: string; work: number }

export async function openChallenge(
  context: CallContext,
  asked: { kind: 'slide' | 'question'; answer: number; motif?: number },
): Promise<Opened> {
  const { limits, caller } = context
  await limits.spend(challengesPerHour, caller.address)
  const [challenges = 0] = await limits.used([[challengesPerHour, caller.address]])
  const work = workBitsFor({ challenges, wrongTries: await refuseGuessers(context) })
  const id = newId()
  const challenge = {
    ...asked,
    work,
    digest: digestChallenge(context, id),
    guest_id: guestOf(context),
    address_digest: digestAddress(context),
  }
  await insertChallenge(context.db, challenge, challengeSeconds)
  return { id, work }
}

/** One try. Throws what `judge` throws; a right one is traded for a ticket, once. */
export async function meetChallenge(
  context: CallContext,
  given: { id: string; kind: 'slide' | 'question'; nonce: string; mostTries: number },
  judge: (asked: { answer: number; ageMs: number }) => void,
): Promise<{ slide_ticket: string }> {
  const { db } = context
  const guestId = guestOf(context)
  await refuseGuessers(context)
  const digest = digestChallenge(context, given.id)
  const asked = await tryChallenge(db, { digest, kind: given.kind, guestId, mostTries: given.mostTries })
  if (!asked) throw refuse(slideFailures.slideGone)
  if (!hasWorked(given.id, given.nonce, asked.work)) throw refuse(slideFailures.workNeeded)
  judge(asked)
  if (!(await solveChallenge(db, digest))) throw refuse(slideFailures.slideGone)
  const ticket = newId()
  await insertTicket(db, context.vault.digest(`slide-ticket:${ticket}`), guestId, ticketSeconds)
  return { slide_ticket: ticket }
}
