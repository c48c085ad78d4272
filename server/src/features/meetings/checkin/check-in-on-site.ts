import { checkinFailures, onSiteCalls } from '#contract/meetings/checkin.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { checkedIn } from './checkin.events.ts'
import { findOpenSite } from './find-site.ts'
import { readSiteCode } from './site-code.ts'
import { makeTicket, openTicket } from './site-ticket.ts'
import { hasVisit, insertVisit } from './visits.queries.ts'

export const scanCode = answer(onSiteCalls.scan, async (input, { db, vault, member, caller }) => {
  const asked = readSiteCode(vault, input.code)
  if (!asked) throw refuse(checkinFailures.codeOver)
  const { title } = await findOpenSite(db, asked)
  const { ticket, lifeMs } = makeTicket(vault, { ...asked, guestId: caller.guestId, userId: member?.userId })
  return {
    meeting_id: asked.meetingId,
    schedule_id: asked.sessionId,
    title,
    ticket,
    life_ms: lifeMs,
  }
})

export const confirmOnSite = answer(onSiteCalls.confirm, async (input, context) => {
  const { db, vault, caller } = context
  const { userId } = memberOf(context)
  const ticket = openTicket(vault, input.ticket)
  if (!ticket || ticket.until < Date.now()) throw refuse(checkinFailures.ticketOver)
  const isSame = ticket.guestId === caller.guestId && (ticket.userId ?? userId) === userId
  if (!isSame) throw refuse(checkinFailures.otherDevice)
  const { siteId } = await findOpenSite(db, ticket)
  const visit = await insertVisit(db, {
    meeting_id: siteId.meetingId,
    session_id: siteId.sessionId || null,
    user_id: userId,
    method: 'code',
    device: vault.digest(`device ${caller.guestId}`),
  })
  if (!visit && !(await hasVisit(db, siteId, userId))) throw refuse(checkinFailures.deviceUsed)
  await context.events.publish(checkedIn, { userId, meetingId: siteId.meetingId })
  return { meeting_id: ticket.meetingId, is_new: asBit(visit !== undefined) }
})
