import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { messageSettingCalls, messageSettingFailures } from '#contract/community/message-settings.ts'
import { failures } from '#contract/wire/failure.ts'
import { accountCalls } from '#contract/people/account.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { playBrowser } from '#server/testing/push-stand-in.ts'
import { buildReachable } from '#server/testing/build-reachable.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { webPushSubscriptions } from './deliveries.tables.ts'
import { queueDigests, sendDigest } from './send-digest.ts'
import { sendMessage } from './send-message.ts'

const app = await testApp()
const { db } = app.services

it('switches a channel off and on for one kind, as often as one likes', async () => {
  const { client } = await buildMember(app)
  expect(await client.call(messageSettingCalls.get, {})).toMatchObject({
    mutes: [],
    quiet_from: '00:00',
    quiet_to: '00:00',
    weekly_digest: 0,
    push_key: expect.stringMatching(/^[\w-]{87}$/),
  })
  const off = { kind: 'unions' as const, channel: 'sms' as const, is_on: false }
  await client.call(messageSettingCalls.setChannel, off)
  const { mutes } = await client.call(messageSettingCalls.setChannel, off)
  expect(mutes).toEqual([{ kind: 'unions', channel: 'sms' }])
  expect((await client.call(messageSettingCalls.setChannel, { ...off, is_on: true })).mutes).toEqual([])
})

it('saves the quiet hours, and leaves what is not given', async () => {
  const { client } = await buildMember(app)
  await client.call(messageSettingCalls.set, { quiet_from: '22:30', quiet_to: '07:05' })
  const later = await client.call(messageSettingCalls.set, { weekly_digest: false })
  expect(later).toMatchObject({ quiet_from: '22:30', quiet_to: '07:05' })
  const wrong = await postForm(app, messageSettingCalls.set.path, { quiet_from: '24:00' }, client.token)
  expect(wrong.status).toBe(failures.parameterError.status)
})

it('sends a weekly digest only to those who have an address, once a week, in their language', async () => {
  const { client } = await buildMember(app)
  const refused = await client.ask(messageSettingCalls.set, { weekly_digest: true })
  expect(refused).toMatchObject({
    status: messageSettingFailures.mailMissing.status,
    message: messageSettingFailures.mailMissing.zh,
  })

  const { user, client: reader } = await buildReachable(app)
  await db.update(users).set({ language: 'en' }).where(eq(users.id, user.id))
  await reader.call(messageSettingCalls.set, { weekly_digest: true })
  const text = { title: '退款', title_en: 'Refund', content: '已到账', content_en: 'It has arrived.' }
  await sendMessage(app.services, [user.id], text)
  const queued: { userId: number; weekOn: string }[] = []
  const mails: { to: string; subject: string; text: string }[] = []
  const services = {
    ...app.services,
    jobs: {
      ...app.services.jobs,
      sendAll: async (_db: unknown, _job: unknown, all: { data: object }[]) =>
        void queued.push(...all.map(({ data }) => data as { userId: number; weekOn: string })),
    },
    providers: {
      ...app.services.providers,
      mail: { send: async (mail: (typeof mails)[number]) => void mails.push(mail) },
    },
  }
  await queueDigests.run(services, {})
  await queueDigests.run(services, {})
  const own = queued.filter(({ userId }) => userId === user.id)
  expect(own).toHaveLength(1)
  await sendDigest.run(services, own[0]!)
  await sendDigest.run(services, own[0]!)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: `doctor-${user.id}@example.com`, subject: '[Xinglin] Your week' })
  expect(mails[0]!.text).toContain('Refund：It has arrived.')
})

it('assigns a browser to the person who registered it last, and calls no other address than push services', async () => {
  const [first, second] = [await buildMember(app), await buildMember(app)]
  const { p256dh, auth } = playBrowser()
  const browser = { endpoint: 'https://fcm.googleapis.com/fcm/send/shared', p256dh, auth }
  await first.client.call(messageSettingCalls.saveBrowser, browser)
  await second.client.call(messageSettingCalls.saveBrowser, browser)
  const ownerOf = async () => {
    const digest = app.services.vault.digest(browser.endpoint)
    const rows = await db
      .select({ userId: webPushSubscriptions.user_id })
      .from(webPushSubscriptions)
      .where(eq(webPushSubscriptions.endpoint_digest, digest))
    return rows[0]?.userId
  }
  expect(await ownerOf()).toBe(second.user.id)
  await first.client.call(messageSettingCalls.forgetBrowser, { endpoint: browser.endpoint })
  expect(await ownerOf()).toBe(second.user.id)
  await second.client.call(messageSettingCalls.forgetBrowser, { endpoint: browser.endpoint })
  expect(await ownerOf()).toBeUndefined()

  const inside = { ...browser, endpoint: 'https://127.0.0.1/internal' }
  expect((await first.client.ask(messageSettingCalls.saveBrowser, inside)).status).toBe(
    messageSettingFailures.browserUnsupported.status,
  )
  const wrong = { ...browser, p256dh: 'no key' }
  const answered = await postForm(app, messageSettingCalls.saveBrowser.path, wrong, first.client.token)
  expect(answered.status).toBe(failures.parameterError.status)
})

it('is for those who are logged in', async () => {
  expect((await app.client().ask(messageSettingCalls.get, {})).status).toBe(failures.loginExpired.status)
})

it('remembers the language in which somebody uses the platform', async () => {
  const { client, user } = await buildMember(app)
  client.language = 'en'
  await client.call(accountCalls.onlineReport, {})
  const rows = await db.select({ language: users.language }).from(users).where(eq(users.id, user.id))
  expect(rows[0]!.language).toBe('en')
})
