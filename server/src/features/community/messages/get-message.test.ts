import { expect, it } from 'vitest'
import { agreementCalls } from '#contract/people/account.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { failures } from '#contract/wire/failure.ts'
import { only } from '#kernel/first-row.ts'
import { agreements } from '#server/features/people/account/account.tables.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { commonFields, testApp } from '#server/testing/test-app.ts'
import { messages } from './messages.tables.ts'
import { sendMessage } from './send-message.ts'

const app = await testApp()

async function saveMessage(given: Partial<typeof messages.$inferInsert>): Promise<number> {
  const row = { title: '继续教育学分通知', content: '学分已可申领', is_public: true, ...given }
  return (await only(app.services.db.insert(messages).values(row).returning({ id: messages.id }))).id
}

it('shows a message that is for everybody to anybody, with its time in Shanghai', async () => {
  const body = '<h2>申领办法</h2><p>登录后在<strong>个人中心</strong>申领。</p>'
  const id = await saveMessage({ body, created_at: new Date('2026-03-01T16:30:00Z') })
  expect(await app.client().call(pushCalls.text, { id })).toEqual({
    id,
    title: '继续教育学分通知',
    body,
    created_at: '2026-03-02 00:30',
  })
})

it('runs no script of a body', async () => {
  const id = await saveMessage({
    body: `<p onclick="alert(1)">正文</p><script>alert(1)</script><img src="x" onerror="alert(1)">
      <a href="javascript:alert(1)">点</a><iframe src="https://example.org"></iframe><svg onload=alert(1)>`,
  })
  const { body } = await app.client().call(pushCalls.text, { id })
  expect(body).toContain('<p>正文</p>')
  expect(body).not.toMatch(/script|alert|onerror|onclick|onload|iframe|svg|<img/i)
})

it('shows the short text of a message without a body, as text', async () => {
  const id = await saveMessage({ content: '第一行\n<b>第二行</b>' })
  expect((await app.client().call(pushCalls.text, { id })).body).toBe(
    '<p>第一行</p><p>&lt;b&gt;第二行&lt;/b&gt;</p>',
  )
})

it('shows a personal message to those whom it is sent to, and to nobody else', async () => {
  const [owner, other] = [await buildMember(app), await buildMember(app)]
  const body = '<p>您的申请未通过：证件照片不清晰</p>'
  await sendMessage(app.services, [owner.user.id], {
    title: '审核结果',
    content: '未通过',
    body,
    target_kind: 'richText',
    target_id: 0,
  })
  const { id } = (await owner.client.call(pushCalls.list, { pageNum: 1, pageSize: 1 })).data[0]!
  expect(await owner.client.call(pushCalls.text, { id })).toMatchObject({ title: '审核结果', body })
  for (const client of [other.client, app.client()])
    expect((await client.ask(pushCalls.text, { id })).status).toBe(failures.dataMissing.status)
})

it('says that a message does not exist', async () => {
  const answer = await app.client().ask(pushCalls.text, { id: 999_999_999 })
  expect(answer).toMatchObject({ status: failures.dataMissing.status, message: '数据不存在', data: null })
})

it.each(['', 'abc', '-1', '1e3'])('rejects the id "%s"', async (id) => {
  const body = new URLSearchParams({ ...commonFields({ guestId: '' }), id })
  const answer = await fetch(app.url + pushCalls.text.path, { method: 'POST', body })
  expect(await answer.json()).toMatchObject({ status: failures.parameterError.status })
})

it('cleans agreements in the same way', async () => {
  await app.services.db.insert(agreements).values({
    id: 9001,
    name_zh: '协议',
    name_en: 'Agreement',
    content_zh: '<p>条款</p><script>alert(1)</script>',
    content_en: '<p>Terms</p><img src=x onerror=alert(1)>',
  })
  const client = app.client()
  expect((await client.call(agreementCalls.detail, { agreement_id: 9001 })).content).toBe('<p>条款</p>')
  client.language = 'en'
  expect((await client.call(agreementCalls.detail, { agreement_id: 9001 })).content).toBe('<p>Terms</p>')
})
