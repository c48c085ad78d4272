import { checkinFailures, onSiteCalls } from '#contract/meetings/checkin.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { arrivalTurns } from './arrival-turns.ts'
import { checkedIn } from './checkin.events.ts'
import { digestDevice, isProven, readDeviceKey } from './device-proof.ts'
import { claimDevice } from './devices.queries.ts'
import { findOpenSite } from './find-site.ts'
import { readSiteCode } from './site-code.ts'
import { askPasskey, readPasskey } from './site-passkey.ts'
import { makeTicket, openTicket } from './site-ticket.ts'
import { judgeArrival } from './visit-rules.ts'
import { insertVisit, isThere } from './visits.queries.ts'
import {
  countFresh,
  holdBurst,
  insertWaiting,
  isDeviceKnown,
  isPasskeyKnown,
  lockNetwork,
} from './waiting.queries.ts'

/** The network that somebody comes from, which nobody can read from what is stored. */
const networkOf = ({ vault, caller }: CallContext) => vault.digest(`checkin network ${caller.address}`)

export const scanCode = answer(onSiteCalls.scan, async (input, context) => {
  const { db, vault } = context
  const asked = readSiteCode(vault, input.code)
  if (!asked) throw refuse(checkinFailures.codeOver)
  const { title, siteId } = await findOpenSite(db, asked)
  if (!readDeviceKey(input.device_key)) throw refuse(checkinFailures.deviceUnproven)
  const scanned = { ...asked, userId: memberOf(context).userId, deviceKey: input.device_key }
  const { ticket, lifeMs } = makeTicket(vault, { ...scanned, isSlow: input.has_passkey })
  const site = { meetingId: siteId.meetingId, address: networkOf(context) }
  return {
    meeting_id: asked.meetingId,
    schedule_id: asked.sessionId,
    title,
    ticket,
    life_ms: lifeMs,
    passkey: input.has_passkey ? await askPasskey(context, ticket, site) : null,
  }
})

export const confirmOnSite = answer(onSiteCalls.confirm, async (input, context) => {
  const { vault } = context
  const { userId } = memberOf(context)
  const ticket = openTicket(vault, input.ticket)
  if (!ticket || ticket.until < Date.now()) throw refuse(checkinFailures.ticketOver)
  const proof = { key: ticket.deviceKey, sign: input.device_sign, statement: input.ticket }
  if (ticket.userId !== userId || !isProven(proof)) throw refuse(checkinFailures.otherDevice)
  const { siteId } = await findOpenSite(context.db, ticket)
  const device = digestDevice(vault, readDeviceKey(ticket.deviceKey)!)
  const passkeyId = await readPasskey(context, input)
  const isKnown =
    (await isDeviceKnown(context.db, userId, device)) ||
    (passkeyId !== undefined && (await isPasskeyKnown(context.db, passkeyId)))
  const address = networkOf(context)
  const enter = () =>
    context.db.transaction(async (db) => {
      const isOwn = await claimDevice(db, { meeting_id: siteId.meetingId, device, user_id: userId })
      if (!isOwn) throw refuse(checkinFailures.deviceUsed)
      if (await isThere(db, siteId, userId)) return 'before'
      return arrive(context, db, {
        meeting_id: siteId.meetingId,
        session_id: siteId.sessionId || null,
        user_id: userId,
        device,
        proof: passkeyId === undefined ? 'key' : 'passkey',
        passkey_id: passkeyId ?? null,
        consents: input.consent,
        address,
        isKnown,
      })
    })
  const door = `${siteId.meetingId} ${address.toString('hex')}`
  const arrived = await (isKnown ? enter() : context.states.get(arrivalTurns)(door, enter))
  return {
    meeting_id: ticket.meetingId,
    is_new: asBit(arrived === 'new'),
    is_waiting: asBit(arrived === 'waiting'),
  }
})

type Arriving = {
  meeting_id: number
  session_id: number | null
  user_id: number
  device: Buffer
  proof: 'passkey' | 'key'
  passkey_id: number | null
  consents: boolean
  address: Buffer
  isKnown: boolean
}

async function arrive(
  context: CallContext,
  db: Tx,
  { isKnown, ...row }: Arriving,
): Promise<'new' | 'waiting' | 'before'> {
  const { meeting_id: meetingId, user_id: userId, address } = row
  const from = { meetingId, address }
  if (!isKnown) await lockNetwork(db, from)
  const people = isKnown ? 1 : (await countFresh(db, from, userId)) + 1
  const { isHeld, burst } = judgeArrival({ proof: row.proof, isFresh: !isKnown, people })
  if (isHeld) {
    await insertWaiting(db, { ...row, burst })
    if (burst > 0) await holdBurst(db, from, burst)
    return 'waiting'
  }
  const visit = await insertVisit(db, { ...row, method: 'code', is_fresh: !isKnown })
  if (!visit) return 'before'
  await context.events.publish(db, checkedIn, { userId, meetingId, isFresh: !isKnown })
  return 'new'
}
