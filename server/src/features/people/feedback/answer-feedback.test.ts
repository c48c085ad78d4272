import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { feedbackCalls, feedbackFailures, feedbackOperatorCalls } from '#contract/people/feedback.ts'
import type { FeedbackItem } from '#contract/people/feedback.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm, wrongIds } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()

const phone = '13912345678'
const say = (client: TestClient, content: string) =>
  client.call(feedbackCalls.send, { kind: 'fault', content, pictures: [], phone })

/** Other tests leave feedback too: every page is looked through. */
async function findForOperator(operator: TestClient, content: string, answered = false) {
  const all: FeedbackItem[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const found = await operator.call(feedbackOperatorCalls.list, { answered, page })
    last = found.last_page
    all.push(...found.data)
  }
  return { all, item: all.find((item) => item.content === content) }
}

it('comes to the operators with a masked number, is answered once, and the sender reads the answer', async () => {
  const { client, user } = await buildMember(app)
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  await say(client, '看不到回放')
  const { item } = await findForOperator(operator.client, '看不到回放')
  expect(item).toMatchObject({ userid: user.id, truename: '林晓', phone: '139****5678', answer: '' })
  const feedback_id = item!.feedback_id
  const answered = await Promise.all(
    ['已修复，请再试。', '请再试一次。'].map((answer) =>
      operator.client.ask(feedbackOperatorCalls.answer, { feedback_id, answer }),
    ),
  )
  expect(new Set(answered.map(({ status }) => status))).toEqual(
    new Set([200, feedbackFailures.answered.status]),
  )
  expect((await findForOperator(operator.client, '看不到回放')).item).toBeUndefined()
  const later = (await findForOperator(operator.client, '看不到回放', true)).item
  expect(later!.answer).toMatch(/请再试/)
  const own = await client.call(feedbackCalls.own, { page: 1 })
  expect(own).toMatchObject({ total: 1, last_page: 1, current_page: 1 })
  expect(own.data[0]).toEqual({
    feedback_id,
    kind: 'fault',
    content: '看不到回放',
    pictures: [],
    created_at: item!.created_at,
    answer: later!.answer,
    answered_at: later!.answered_at,
  })
})

it('is listed in pages, open ones oldest first and answered ones newest first', async () => {
  const { client } = await buildMember(app)
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  for (let n = 1; n <= 20; n++) await say(client, `第 ${n} 条`)
  const { all } = await findForOperator(operator.client, '')
  const numbers = all.filter(({ content }) => /^第 \d+ 条$/.test(content)).map(({ content }) => content)
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => `第 ${n + 1} 条`))
  for (const wanted of ['第 3 条', '第 1 条']) {
    const { feedback_id } = all.find(({ content }) => content === wanted)!
    await operator.client.call(feedbackOperatorCalls.answer, { feedback_id, answer: '收到' })
  }
  const [newest, second] = (
    await operator.client.call(feedbackOperatorCalls.list, { answered: true, page: 1 })
  ).data
  expect([newest!.content, second!.content]).toEqual(['第 1 条', '第 3 条'])
})

it('shows its number in full to an operator who opens it, which is logged', async () => {
  const { client, user } = await buildMember(app)
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  await say(client, '请给我打电话')
  const { item } = await findForOperator(operator.client, '请给我打电话')
  const { feedback_id } = item!
  const detail = await operator.client.call(feedbackOperatorCalls.detail, { feedback_id })
  expect(detail).toEqual({ ...item, phone })
  const { rows } = await app.services.db.execute(
    `select user_id, reader_id from access_log where what = 'feedback ${feedback_id}'`,
  )
  expect(rows).toEqual([{ user_id: user.id, reader_id: operator.user.id }])
})

it('is nobody’s but the operators’ and the sender’s', async () => {
  const { client } = await buildMember(app)
  const { client: other } = await buildMember(app)
  await say(client, '只给运营看')
  for (const [asker, status] of [
    [app.client(), failures.loginExpired.status],
    [client, failures.noPermission.status],
  ] as const) {
    expect((await asker.ask(feedbackOperatorCalls.list, { answered: false, page: 1 })).status).toBe(status)
    expect((await asker.ask(feedbackOperatorCalls.detail, { feedback_id: 1 })).status).toBe(status)
    expect((await asker.ask(feedbackOperatorCalls.answer, { feedback_id: 1, answer: '好' })).status).toBe(
      status,
    )
  }
  expect((await other.call(feedbackCalls.own, { page: 1 })).data).toEqual([])
  expect((await app.client().ask(feedbackCalls.own, { page: 1 })).status).toBe(failures.loginExpired.status)
})

it('is named by its id and answered in 1 to 500 characters', async () => {
  const { client, user } = await buildMember(app, { operator_roles: ['administrator'] })
  expect(user.operator_roles).toEqual(['administrator'])
  for (const feedback_id of wrongIds) {
    const answer = await postForm(app, feedbackOperatorCalls.detail.path, { feedback_id }, client.token)
    expect(answer.status, feedback_id).toBe(failures.parameterError.status)
  }
  const unknown = { feedback_id: 999_999_999 }
  expect((await client.ask(feedbackOperatorCalls.detail, unknown)).status).toBe(failures.dataMissing.status)
  expect((await client.ask(feedbackOperatorCalls.answer, { ...unknown, answer: '好' })).status).toBe(
    failures.dataMissing.status,
  )
  for (const answer of ['', ' \n ', '字'.repeat(501), '字\0']) {
    const asked = await postForm(
      app,
      feedbackOperatorCalls.answer.path,
      { feedback_id: '1', answer },
      client.token,
    )
    expect(asked.status).toBe(failures.parameterError.status)
  }
})
