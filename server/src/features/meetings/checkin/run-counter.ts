import { defaultCountryCode } from '#contract/people/account.ts'
import { checkinFailures, onSiteCalls, staffEntrySeconds } from '#contract/meetings/checkin.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { checkPhone, digestPhone } from '#server/features/people/account/phone.ts'
import { checkedIn } from './checkin.events.ts'
import { checkedInByStaff } from './checkin.notices.ts'
import { presentVisit, presentWaiting } from './checkin.present.ts'
import { findOpenSite, findSite, requireManager } from './find-site.ts'
import { makeSiteCode } from './site-code.ts'
import { countVisits, insertVisit, selectLatestVisits } from './visits.queries.ts'
import { deleteWaitingOf, selectWaiting, takeWaiting } from './waiting.queries.ts'

const latestShown = 8
/** More than a counter looks at; the others follow once these are gone. */
const waitingShown = 200

export const showCode = answer(onSiteCalls.code, async (input, context) => {
  const { db, vault } = context
  const asked = { meetingId: input.meeting_id, sessionId: input.schedule_id }
  const { siteId, title, isOpen } = await findSite(db, asked)
  await requireManager(context, input.meeting_id)
  const [count, latest, waiting] = await Promise.all([
    countVisits(db, siteId),
    selectLatestVisits(db, siteId, latestShown),
    selectWaiting(db, siteId, waitingShown),
  ])
  const { code, nextInMs } = makeSiteCode(vault, asked)
  return {
    title,
    code: isOpen ? code : '',
    next_in_ms: nextInMs,
    is_open: asBit(isOpen),
    count,
    latest: latest.map(presentVisit),
    waiting: waiting.map((row) => presentWaiting(row, vault)),
  }
})

/** For attendees who cannot scan. Who did it, and why, is stored; also when the counter had no network at the time. */
export const checkInByStaff = answer(onSiteCalls.byStaff, async (input, context) => {
  const { db, vault } = context
  await requireManager(context, input.meeting_id)
  const { seconds_ago = 0 } = input
  if (seconds_ago > staffEntrySeconds) throw refuse(checkinFailures.entryTooOld)
  const at = new Date(Date.now() - seconds_ago * 1000)
  const asked = { meetingId: input.meeting_id, sessionId: input.schedule_id }
  const { siteId, title } = await findOpenSite(db, asked, at)
  checkPhone(input.phone, defaultCountryCode)
  if (input.reason === '') throw refuse(checkinFailures.reasonMissing)
  const user = await selectUserByPhone(db, digestPhone(vault, defaultCountryCode, input.phone))
  if (!user) throw refuse(checkinFailures.personUnknown)
  const { meetingId, sessionId } = siteId
  const visit = await db.transaction(async (db) => {
    const visit = await insertVisit(db, {
      meeting_id: meetingId,
      session_id: sessionId || null,
      user_id: user.id,
      method: 'staff',
      staff_id: memberOf(context).userId,
      reason: input.reason,
      at,
    })
    if (!visit) throw refuse(checkinFailures.visitedAlready)
    await deleteWaitingOf(db, siteId, user.id)
    await context.events.publish(db, checkedIn, { userId: user.id, meetingId, isFresh: false })
    await notify(db, user.id, checkedInByStaff.write({ meeting: title, meetingId, time: shanghaiTime(at) }))
    return visit
  })
  return presentVisit({ ...visit, name: user.truename })
})

/** The staff has looked: at one person, or at the list up to the newest that was on it. */
export const letIn = answer(onSiteCalls.letIn, async (input, context) => {
  await requireManager(context, input.meeting_id)
  const asked = { meetingId: input.meeting_id, sessionId: input.schedule_id }
  const { siteId } = await findSite(context.db, asked)
  const letInNum = await context.db.transaction(async (db) => {
    const rows = await takeWaiting(db, siteId, { id: input.waiting_id, lastId: input.last_id })
    for (const { id: _, ...row } of rows) {
      const staff_id = memberOf(context).userId
      await insertVisit(db, { ...row, method: 'code', is_fresh: true, staff_id })
      const { user_id: userId, meeting_id: meetingId } = row
      await context.events.publish(db, checkedIn, { userId, meetingId, isFresh: false })
    }
    return rows.length
  })
  if (letInNum === 0) throw refuse(checkinFailures.nobodyWaiting)
  return { let_in_num: letInNum }
})

export const turnAway = answer(onSiteCalls.turnAway, async (input, context) => {
  await requireManager(context, input.meeting_id)
  const asked = { meetingId: input.meeting_id, sessionId: input.schedule_id }
  const { siteId } = await findSite(context.db, asked)
  const rows = await takeWaiting(context.db, siteId, { id: input.waiting_id, lastId: 0 })
  if (rows.length === 0) throw refuse(checkinFailures.nobodyWaiting)
  return {}
})
