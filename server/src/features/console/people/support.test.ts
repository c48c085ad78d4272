import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import { ownAccountFailures } from '#contract/people/own-account.ts'
import { roleFailures, supportFailures } from '#contract/people/operators.ts'
import { failures } from '#contract/wire/failure.ts'
import { deliverMessage } from '#server/features/community/messages/deliver-message.ts'
import { saveAndSend } from '#server/features/community/messages/send-message.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { fillPhoneTails } from '#server/features/people/account/fill-phone-tails.ts'
import { countPasswordTry } from '#server/features/people/account/login-risk.ts'
import { tellOldNumber } from '#server/features/people/support/tell-old-number.ts'
import { selectOutbox } from '#server/providers/sms/outbox.queries.ts'
import { buildMember, buildUser, logIn, newPhone } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { callContext } from '#server/testing/call-context.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { testApp } from '#server/testing/test-app.ts'
import { doByTwo } from '#server/testing/two-people.ts'

const app = await testApp()
const { db } = app.services
const support = await buildMember(app, { operator_roles: ['support'] })
const people = consoleOf(support.client, 'people')
const proof = { proof: 'licence', proof_note: '已核对执业证与本人视频' }
const reason = '本人来电，原手机已丢失'

it('finds people by the last four digits of their number, and by no other part of it', async () => {
  const { user, phone } = await buildUser(app.services, { truename: '尾号人' })
  const found = async (q: string) => (await people.rows({ q })).rows.map(({ id }) => id)
  expect(await found(phone.slice(-4))).toContain(user.id)
  expect(await found(phone.slice(0, 4))).not.toContain(user.id)
  expect(await found(phone.slice(-5))).not.toContain(user.id)
})

it('lets accounts that are older than the digest be found as well', async () => {
  const { user, phone } = await buildUser(app.services)
  await db.execute(sql`update users set phone_tail = null where id = ${user.id}`)
  await fillPhoneTails.run(app.services, {})
  const { rows } = await people.rows({ q: phone.slice(-4) })
  expect(rows.map(({ id }) => id)).toContain(user.id)
})

it('gives an account another number by two people, ends its logins and tells the old number', async () => {
  const member = await buildMember(app)
  const phone = newPhone()
  const change = { values: { phone, ...proof }, reason }
  expect(await doByTwo(app, support.client, ['people', 'changeNumber', member.user.id], change)).toBe('')
  expect((await member.client.ask(accountCalls.userInfo, {})).status).toBe(failures.loginEnded.status)
  const changed = (await selectUser(db, member.user.id))!
  expect(app.services.vault.openText(changed.phone_sealed!)).toBe(phone)
  expect((await people.rows({ q: phone.slice(-4) })).rows.map(({ id }) => id)).toContain(member.user.id)
  await runJobs(app, tellOldNumber)
  await expect
    .poll(async () => (await selectOutbox(db, member.phone)).map(({ text }) => text))
    .toEqual([expect.stringContaining(`${phone.slice(0, 3)}****${phone.slice(-4)}`)])
  // Nothing of the old number is kept once it was told.
  await expect
    .poll(
      async () =>
        (await db.execute(sql`select from replaced_numbers where user_id = ${changed.id}`)).rowCount,
    )
    .toBe(0)
  expect(await readInbox(await logIn(app, changed))).toEqual([expect.stringContaining('改绑手机号')])
})

it('takes no number that another account has, nor one that is none', async () => {
  const [member, other] = [await buildUser(app.services), await buildUser(app.services)]
  const given = (phone: string) => ({ values: { phone, ...proof }, reason })
  const run = (phone: string) => people.run('changeNumber', member.user.id, given(phone))
  expect((await run(other.phone)).problem).toBe(ownAccountFailures.phoneTaken.zh)
  expect((await run('123')).problem).not.toBe('')
  const editor = await buildUser(app.services, { operator_roles: ['editor'] })
  expect((await people.run('changeNumber', editor.user.id, given(newPhone()))).problem).toBe(
    roleFailures.operatorAccount.zh,
  )
  expect((await people.run('changeNumber', support.user.id, given(newPhone()))).problem).toBe(
    roleFailures.ownAccount.zh,
  )
})

it('corrects a name, tells the person, and the verification of the former name lapses', async () => {
  const { user } = await buildUser(app.services, { truename: '林小' })
  await buildVerification(app, user, { state: 2 })
  const values = { truename: '林晓东', ...proof }
  expect((await people.run('changeName', user.id, { values, reason })).problem).toBe('')
  expect((await people.record(user.id)).row).toMatchObject({ truename: '林晓东', verification: null })
  expect(await readInbox(await logIn(app, user))).toEqual([expect.stringContaining('林晓东')])
  const wrong = await people.askRun('changeName', user.id, { values: { truename: '林' }, reason })
  expect(wrong.status).not.toBe(200)
})

it('lets somebody try the password again', async () => {
  const { user } = await buildUser(app.services)
  const context = callContext(app.services)
  const tryOnce = () => countPasswordTry(context, `user ${user.id}`, false)
  for (let at = 0; at < 10; at++) await tryOnce()
  const [counted] = await app.services.limits.used([[{ name: 'password-name' }, `user ${user.id}`]])
  expect(counted).toBe(10)
  expect((await people.run('unlock', user.id, { reason })).problem).toBe('')
  expect(await app.services.limits.used([[{ name: 'password-name' }, `user ${user.id}`]])).toEqual([0])
})

it('sends messages again that have failed, and says where there are none', async () => {
  const { user } = await buildUser(app.services)
  expect((await people.run('resend', user.id, { reason })).problem).toBe(supportFailures.nothingFailed.zh)
  await saveAndSend(app.services, [user.id], { title: '通知', content: '一条消息' })
  await db.execute(sql`insert into message_deliveries (message_id, user_id, channel, state, settled_at)
    select message_id, user_id, 'sms', 'failed', now() from message_records where user_id = ${user.id}
    on conflict (message_id, user_id, channel) do update set state = 'failed', settled_at = now()`)
  expect((await people.run('resend', user.id, { reason })).problem).toBe('')
  await runJobs(app, deliverMessage)
  const state = async () =>
    (
      await db.execute<{ state: string }>(
        sql`select state from message_deliveries where user_id = ${user.id}`,
      )
    ).rows[0]!.state
  await expect.poll(state).toBe('sent')
})

it('keeps notes about a person, written by those who may change people', async () => {
  const { user } = await buildUser(app.services)
  const notes = consoleOf(support.client, 'support-notes')
  const { id } = await notes.create({ user_id: user.id, content: '来电询问学分，已解释' })
  expect((await notes.record(id)).row).toMatchObject({ author: support.user.truename })
  // A note is not changed afterwards.
  expect((await notes.askSave({ content: '别的' }, id, { content: '来电询问学分，已解释' })).status).not.toBe(
    200,
  )
  const clerk = await buildMember(app, { operator_roles: ['financeClerk'] })
  expect((await consoleOf(clerk.client, 'support-notes').askRows()).status).toBe(failures.noPermission.status)
})
