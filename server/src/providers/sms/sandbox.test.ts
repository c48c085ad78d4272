import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#kernel/open-database.ts'
import type { Database } from '#kernel/open-database.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { selectOutbox } from './outbox.queries.ts'
import { sandboxSms } from './sandbox.ts'
import { insertOutboxMessage } from './sms.queries.ts'

let database: Database

/** A separate database: an outbox that nobody else writes to. */
beforeAll(async () => {
  const url = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_sandbox_sms')
  database = openDatabase(url, 2, () => undefined)
})
afterAll(() => database.close())

const code = (phone: string, digits: string) => ({
  countryCode: '86',
  phone,
  template: 'code' as const,
  values: [digits],
  text: `您的验证码是 ${digits}`,
  code: digits,
})

it('stores what would have been sent', async () => {
  await sandboxSms(database.db).send(code('13800000003', '4829'))
  expect(await selectOutbox(database.db, '13800000003')).toEqual([
    {
      kind: 'sms',
      to: '13800000003',
      text: '您的验证码是 4829',
      code: '4829',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ])
})

it('shows no code for a message without one', async () => {
  await sandboxSms(database.db).send({
    countryCode: '852',
    phone: '61234567',
    template: 'password',
    values: ['aB3dE6gH9k'],
    text: '您的初始密码是 aB3dE6gH9k',
  })
  expect(await selectOutbox(database.db, '61234567')).toMatchObject([
    { to: '61234567', text: '您的初始密码是 aB3dE6gH9k', code: null },
  ])
})

it('lists the newest first, of one recipient or of all', async () => {
  const sms = sandboxSms(database.db)
  await sms.send(code('13800000001', '1111'))
  await sms.send(code('13800000002', '2222'))
  await sms.send(code('13800000001', '3333'))
  await insertOutboxMessage(database.db, { kind: 'mail', recipient: 'a@example.com', text: '你好' })
  const codes = async (to?: string) => (await selectOutbox(database.db, to)).map((row) => row.code)
  expect((await codes()).slice(0, 4)).toEqual([null, '3333', '2222', '1111'])
  expect(await codes('13800000001')).toEqual(['3333', '1111'])
  expect(await codes('1380000000')).toEqual([])
  expect(await codes('')).toEqual([])
})

it('lists 200 at most', async () => {
  for (let index = 0; index < 203; index++)
    await insertOutboxMessage(database.db, { kind: 'sms', recipient: '13800000004', text: String(index) })
  const texts = (await selectOutbox(database.db, '13800000004')).map((row) => row.text)
  expect(texts).toHaveLength(200)
  expect([texts[0], texts.at(-1)]).toEqual(['202', '3'])
  expect(await selectOutbox(database.db)).toHaveLength(200)
})
