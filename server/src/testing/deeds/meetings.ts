import { eq } from 'drizzle-orm'
import { checkinCalls, onSiteCalls } from '#contract/meetings/checkin.ts'
import { liveRoomCalls } from '#contract/meetings/live-room.ts'
import { reservationCalls } from '#contract/meetings/reservations.ts'
import { studyCalls } from '#contract/meetings/study.ts'
import { checkinVisits } from '#server/features/meetings/checkin/checkin.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { notifyReserved } from '#server/features/meetings/reservations/notify-reserved.ts'
import { remind } from '#server/features/meetings/reservations/remind.ts'
import { selectReminderKeys } from '#server/features/meetings/reservations/reminders.queries.ts'
import { buildMeeting, hoursFromNow } from '#server/testing/build-content.ts'
import { buildCheckinForm, buildGuest, buildManager } from '#server/testing/build-entry.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { asOperator, newestOf, operate } from './deed.ts'
import type { Deed, Deeds } from './deed.ts'

const decideCheckin =
  (action: string): Deed =>
  async (app) => {
    const { db } = app.services
    const meeting = await buildMeeting(db, { from: -3, to: -1 })
    await buildCheckinForm(db, meeting.id, ['real_name'], true)
    const { user, client } = await buildMember(app)
    const form = { meeting_id: meeting.id, form: { real_name: '林晓' }, consent: false }
    await client.call(checkinCalls.submit, form)
    const id = await newestOf(app, 'checkins', user.id)
    return { readerId: user.id, act: () => operate(app, 'checkins', action, id) }
  }

async function buildManaged(app: TestApp) {
  const meeting = await buildMeeting(app.services.db, { from: -0.5, to: 1 })
  const [manager, viewer] = [await buildMember(app), await buildMember(app)]
  await buildManager(app.services.db, meeting.id, manager.user.id)
  return { meeting, manager, viewer }
}

const mute =
  (isMuted: boolean): Deed =>
  async (app) => {
    const { meeting, manager, viewer } = await buildManaged(app)
    const given = { meeting_id: meeting.id, userid: viewer.user.id, minutes: 60, reason: 'flooding' } as const
    const set = (type: boolean) => manager.client.call(liveRoomCalls.mute, { ...given, type })
    if (!isMuted) await set(true)
    return { readerId: viewer.user.id, act: () => set(isMuted) }
  }

/** An operator lets somebody in, or no more, by the list of the console. */
const changePeople =
  (resource: 'meeting-guests' | 'meeting-managers', isAdded: boolean): Deed =>
  async (app) => {
    const { db } = app.services
    const meeting = await buildMeeting(db)
    const { user, phone } = await buildMember(app)
    const list = consoleOf((await asOperator(app)).client, resource)
    const add = () => list.create({ meeting_id: meeting.id, phone })
    if (isAdded) return { readerId: user.id, act: add }
    await (resource === 'meeting-guests' ? buildGuest : buildManager)(db, meeting.id, user.id)
    const { rows } = await list.rows({ meeting: String(meeting.id) })
    return { readerId: user.id, act: () => operate(app, resource, 'remove', Number(rows[0]!.id)) }
  }

async function buildBooked(app: TestApp) {
  const { user, client } = await buildMember(app)
  const meeting = await buildMeeting(app.services.db, { reservable: true, from: 48 })
  await client.call(reservationCalls.reserve, { meeting_id: meeting.id, type: true })
  return { readerId: user.id, meetingId: meeting.id }
}

const changeBooked =
  (values: { begin_at?: Date; end_at?: Date; published?: boolean }): Deed =>
  async (app) => {
    const { services } = app
    const { readerId, meetingId } = await buildBooked(app)
    await services.db.update(meetings).set(values).where(eq(meetings.id, meetingId))
    return { readerId, act: async () => notifyReserved.run(services, { meetingId }) }
  }

/** Somebody who was present at an offline meeting that gives credit for that. */
async function buildPresent(app: TestApp) {
  const { db } = app.services
  const meeting = await buildMeeting(db, { from: -3, to: -1, is_credit: true, is_offline: true })
  const { user, client } = await buildMember(app)
  await db.insert(checkinVisits).values({
    meeting_id: meeting.id,
    user_id: user.id,
    method: 'staff',
    staff_id: user.id,
    reason: '手机没电',
    at: hoursFromNow(-2),
  })
  const earn = () => client.call(studyCalls.progress, { meeting_id: meeting.id })
  return { readerId: user.id, client, meetingId: meeting.id, earn }
}

const decideCertificate =
  (action: 'revoke' | 'reissue' | 'sendAgain'): Deed =>
  async (app) => {
    const { readerId, earn } = await buildPresent(app)
    await earn()
    const id = await newestOf(app, 'certificates', readerId)
    if (action === 'reissue') await operate(app, 'certificates', 'revoke', id)
    return { readerId, act: () => operate(app, 'certificates', action, id) }
  }

export const meetingsDeeds: Deeds = {
  'checkin.passed': decideCheckin('pass'),
  'checkin.refused': decideCheckin('refuse'),
  'checkin.byStaff': async (app) => {
    const { meeting, manager, viewer } = await buildManaged(app)
    await buildCheckinForm(app.services.db, meeting.id, ['real_name'])
    const given = { meeting_id: meeting.id, schedule_id: 0, phone: viewer.phone, reason: '共用手机' }
    return { readerId: viewer.user.id, act: () => manager.client.call(onSiteCalls.byStaff, given) }
  },
  'live-room.muted': mute(true),
  'live-room.unmuted': mute(false),
  'live-room.reportHandled': async (app) => {
    const { meeting, viewer } = await buildManaged(app)
    const report = { meeting_id: meeting.id, kind: 'other', content: '音画不同步' } as const
    await viewer.client.call(liveRoomCalls.tipOff, report)
    const id = await newestOf(app, 'live_tip_offs', viewer.user.id)
    return { readerId: viewer.user.id, act: () => operate(app, 'live-tip-offs', 'decide', id) }
  },
  'meeting-settings.guestInvited': changePeople('meeting-guests', true),
  'meeting-settings.guestRemoved': changePeople('meeting-guests', false),
  'meeting-settings.managerNamed': changePeople('meeting-managers', true),
  'meeting-settings.managerRemoved': changePeople('meeting-managers', false),
  'reservations.meetingMoved': changeBooked({ begin_at: hoursFromNow(72), end_at: hoursFromNow(73) }),
  'reservations.meetingCancelled': changeBooked({ published: false }),
  'reservations.meetingSoon': async (app) => {
    const { services } = app
    const { readerId, meetingId } = await buildBooked(app)
    const soon = { begin_at: hoursFromNow(0.05) }
    await services.db.update(meetings).set(soon).where(eq(meetings.id, meetingId))
    const [key] = await selectReminderKeys(services.db, 10, meetingId)
    return { readerId, act: async () => remind.run(services, key!) }
  },
  'study.creditEarned': async (app) => {
    const { readerId, earn } = await buildPresent(app)
    return { readerId, act: earn }
  },
  'study.certificateRevoked': decideCertificate('revoke'),
  'study.certificateReissued': decideCertificate('reissue'),
  'study.certificateSentAgain': decideCertificate('sendAgain'),
}
