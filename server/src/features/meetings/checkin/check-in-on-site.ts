import { checkinFailures, onSiteCalls } from '#contract/meetings/checkin.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { checkedIn } from './checkin.events.ts'
import { digestDevice, isProven, readDeviceKey } from './device-proof.ts'
import { claimDevice } from './devices.queries.ts'
import { findOpenSite } from './find-site.ts'
import { readSiteCode } from './site-code.ts'
import { makeTicket, openTicket } from './site-ticket.ts'
import { insertVisit } from './visits.queries.ts'

export const scanCode = answer(onSiteCalls.scan, async (input, context) => {
  const { db, vault } = context
  const asked = readSiteCode(vault, input.code)
  if (!asked) throw refuse(checkinFailures.codeOver)
  const { title } = await findOpenSite(db, asked)
  if (!readDeviceKey(input.device_key)) throw refuse(checkinFailures.deviceUnproven)
  const scanned = { ...asked, userId: memberOf(context).userId, deviceKey: input.device_key }
  const { ticket, lifeMs } = makeTicket(vault, scanned)
  return {
    meeting_id: asked.meetingId,
    schedule_id: asked.sessionId,
    title,
    ticket,
    life_ms: lifeMs,
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
  const visit = await context.db.transaction(async (db) => {
    const isOwn = await claimDevice(db, { meeting_id: siteId.meetingId, device, user_id: userId })
    if (!isOwn) throw refuse(checkinFailures.deviceUsed)
    await context.events.publish(db, checkedIn, { userId, meetingId: siteId.meetingId })
    return insertVisit(db, {
      meeting_id: siteId.meetingId,
      session_id: siteId.sessionId || null,
      user_id: userId,
      method: 'code',
      device,
      consents: input.consent,
    })
  })
  return { meeting_id: ticket.meetingId, is_new: asBit(visit !== undefined) }
})
