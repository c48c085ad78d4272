import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { messageChannels } from '#contract/wire/message-kinds.ts'
import type { MessageChannel } from '#contract/wire/message-kinds.ts'
import { first } from '#kernel/first-row.ts'
import type { Services } from '#kernel/services.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { PushGone } from '#kernel/ports/push.ts'
import { MailRefused } from '#kernel/ports/mail.ts'
import type { AppPushMessage, WebPushMessage } from '#kernel/ports/push.ts'
import type { MailMessage } from '#kernel/ports/mail.ts'
import type { WechatMessage } from '#kernel/ports/wechat.ts'
import type { SmsMessage } from '#kernel/ports/sms.ts'
import { buildReachable } from '#server/testing/build-reachable.ts'
import { testApp } from '#server/testing/test-app.ts'
import { deliverMessage } from './deliver-message.ts'
import {
  messageDeliveries,
  messageMutes,
  messageSettings,
  webPushSubscriptions,
} from './deliveries.tables.ts'
import { sendMessage } from './send-message.ts'

const app = await testApp()
const { db } = app.services

const sent = {
  app: [] as AppPushMessage[],
  web: [] as WebPushMessage[],
  sms: [] as SmsMessage[],
  mail: [] as MailMessage[],
  wechat: [] as WechatMessage[],
}
let webFailure: Error | undefined
let mailFailure: Error | undefined
const queued: { channel: string; startAfter: Date | undefined }[] = []

beforeEach(() => {
  for (const list of Object.values(sent)) list.length = 0
  queued.length = 0
  webFailure = undefined
  mailFailure = undefined
})

/** The services, with providers that write down what they are given; jobs are run by hand. */
const services: Services = {
  ...app.services,
  jobs: {
    ...app.services.jobs,
    async sendAll(_db, _job, all) {
      for (const { data, startAfter } of all)
        queued.push({ channel: (data as unknown as { channel: string }).channel, startAfter })
    },
  },
  providers: {
    ...app.services.providers,
    appPush: { send: async (message) => void sent.app.push(message) },
    webPush: {
      ...app.services.providers.webPush,
      async send(_subscription, message) {
        if (webFailure) throw webFailure
        sent.web.push(message)
      },
    },
    sms: { send: async (message) => void sent.sms.push(message), wasSent: async () => false },
    mail: {
      async send(message) {
        if (mailFailure) throw mailFailure
        sent.mail.push(message)
      },
    },
    wechat: {
      ...app.services.providers.wechat,
      sendSubscribeMessage: async (message) => void sent.wechat.push(message),
    },
  },
}

const message = {
  kind: 'orders' as const,
  title: '退款通知',
  title_en: 'Refund',
  content: '您购买的《心电图》退款申请未通过：已观看。',
  content_en: 'Your refund was refused.',
  path: '/order',
}

async function sendTo(userId: number, channels: readonly MessageChannel[], isUrgent = false) {
  await sendMessage(services, [userId], { ...message, channels, isUrgent })
  const rows = await db.select().from(messageDeliveries).where(eq(messageDeliveries.user_id, userId))
  return rows.map(({ message_id: messageId, user_id, channel }) => ({ messageId, userId: user_id, channel }))
}

const stateOf = async (userId: number, channel: MessageChannel) =>
  (
    await first(
      db
        .select({ state: messageDeliveries.state })
        .from(messageDeliveries)
        .where(and(eq(messageDeliveries.user_id, userId), eq(messageDeliveries.channel, channel))),
    )
  )?.state

it('sends once by each channel, however often a job runs', async () => {
  const { user, phone } = await buildReachable(app)
  const keys = await sendTo(user.id, messageChannels)
  for (const key of [...keys, ...keys]) await deliverMessage.run(services, key)
  expect(Object.values(sent).map((list) => list.length)).toEqual([1, 1, 1, 1, 1])
  expect(sent.app[0]).toMatchObject({ pushIds: [`push-${user.id}`], path: '/order' })
  expect(sent.sms[0]).toMatchObject({ phone, template: 'message', values: ['订单'] })
  expect(sent.mail[0]).toMatchObject({ to: `doctor-${user.id}@example.com`, subject: '【杏林】退款通知' })
  expect(sent.mail[0]!.text).toContain('/order')
  expect(sent.wechat[0]).toMatchObject({ openid: `openid-${user.id}`, title: '退款通知' })
  for (const channel of messageChannels) expect(await stateOf(user.id, channel)).toBe('sent')
})

it('shows nothing of the content on a lock screen', async () => {
  const { user } = await buildReachable(app)
  for (const key of await sendTo(user.id, messageChannels)) await deliverMessage.run(services, key)
  const { mail, ...onLockScreens } = sent
  expect(JSON.stringify(onLockScreens)).not.toContain('心电图')
  expect(mail[0]!.subject).not.toContain('心电图')
})

it('speaks the language in which the person last used the platform', async () => {
  const { user } = await buildReachable(app)
  await db.update(users).set({ language: 'en' }).where(eq(users.id, user.id))
  for (const key of await sendTo(user.id, messageChannels)) await deliverMessage.run(services, key)
  expect([sent.app[0]!.title, sent.web[0]!.title, sent.wechat[0]!.title]).toEqual([
    'Refund',
    'Refund',
    'Refund',
  ])
  expect(sent.mail[0]!.text).toContain('Your refund was refused.')
  expect(sent.sms[0]!.values).toEqual(['order'])
})

it('leaves out channels that are muted for its kind, switched off, or do not reach the person', async () => {
  const { user } = await buildReachable(app)
  await db.insert(messageMutes).values([
    { user_id: user.id, kind: 'orders', channel: 'wechat' },
    { user_id: user.id, kind: 'meetings', channel: 'sms' },
  ])
  await db.update(users).set({ notify_mail: false }).where(eq(users.id, user.id))
  await db.delete(webPushSubscriptions).where(eq(webPushSubscriptions.user_id, user.id))
  const keys = await sendTo(user.id, messageChannels)
  expect(keys.map(({ channel }) => channel).toSorted()).toEqual(['app', 'sms'])
})

it('waits for the end of quiet hours with what makes a sound, unless it is urgent', async () => {
  const { user } = await buildReachable(app)
  const { rows } = await db.execute<{ minute: number }>(
    sql`select (extract(epoch from now() at time zone 'Asia/Shanghai')::bigint / 60 % 1440)::int as minute`,
  )
  const { minute } = rows[0]!
  const quiet = { quiet_from: (minute + 1430) % 1440, quiet_to: (minute + 60) % 1440 }
  await db.insert(messageSettings).values({ user_id: user.id, ...quiet })
  await sendTo(user.id, ['sms', 'mail'])
  const waits = Object.fromEntries(queued.map(({ channel, startAfter }) => [channel, startAfter]))
  expect(waits.mail).toBeUndefined()
  expect(waits.sms!.getTime() - Date.now()).toBeGreaterThan(50 * 60_000)
  queued.length = 0
  await sendTo(user.id, ['sms'], true)
  expect(queued).toEqual([{ channel: 'sms', startAfter: undefined }])
})

it('drops what was read or taken back before it was sent', async () => {
  const { user, client } = await buildReachable(app)
  const [first] = await sendTo(user.id, ['app'])
  await client.call(pushCalls.markRead, {})
  await deliverMessage.run(services, first!)
  expect(sent.app).toEqual([])
  expect(await stateOf(user.id, 'app')).toBe('dropped')
})

it('forgets a browser that takes no more messages', async () => {
  const { user } = await buildReachable(app)
  const [key] = await sendTo(user.id, ['web'])
  webFailure = new PushGone('410')
  await deliverMessage.run(services, key!)
  const left = await db.select().from(webPushSubscriptions).where(eq(webPushSubscriptions.user_id, user.id))
  expect(left).toEqual([])
})

it('is tried again, and leaves a trace when it is given up', async () => {
  const { user } = await buildReachable(app)
  const [key] = await sendTo(user.id, ['mail'])
  mailFailure = new Error('the mail server is away')
  await expect(deliverMessage.run(services, key!)).rejects.toThrow('away')
  expect(await stateOf(user.id, 'mail')).toBe('waiting')
  expect(deliverMessage.isFinal!(mailFailure)).toBe(false)
  expect(deliverMessage.isFinal!(new MailRefused('no such address'))).toBe(true)
  await deliverMessage.giveUp!(services, key!)
  expect(await stateOf(user.id, 'mail')).toBe('failed')
  mailFailure = undefined
  await deliverMessage.run(services, key!)
  expect(sent.mail).toEqual([])
})

it('names a meeting that is called off in the SMS, with the way to it', async () => {
  const { user } = await buildReachable(app)
  const about = {
    kind: 'unions' as const,
    title: '会议已取消',
    title_en: 'A meeting is cancelled',
    content: '2026-11-20 09:00的会议「月度病例讨论」已取消。',
    content_en: 'The meeting is cancelled.',
    path: '/appointmentMeeting?id=3&booking_id=7',
  }
  await sendMessage(services, [user.id], { ...about, channels: ['sms'], isUrgent: true })
  const row = await first(db.select().from(messageDeliveries).where(eq(messageDeliveries.user_id, user.id)))
  await deliverMessage.run(services, { messageId: row!.message_id, userId: user.id, channel: 'sms' })
  expect(sent.sms[0]).toMatchObject({ template: 'message', values: ['会议已取消'] })
  expect(sent.sms[0]!.text).toMatch(
    /^【杏林】2026-11-20 09:00的会议「月度病例讨论」已取消。http.*\/appointmentMeeting\?id=3&booking_id=7$/,
  )
})
