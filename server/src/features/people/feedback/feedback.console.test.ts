import { expect, it } from 'vitest'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { feedbackCalls } from '#contract/people/feedback.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

it('is answered once, by support', async () => {
  const { client, user } = await buildMember(app)
  const sent = { content: '视频无法播放', pictures: [], phone: '13912345678' }
  await client.call(feedbackCalls.send, { kind: 'fault', ...sent })
  const { client: support, user: reader } = await buildMember(app, { operator_roles: ['support'] })
  const feedback = consoleOf(support, 'feedback')
  const { rows } = await feedback.rows({ q: '无法播放', kind: 'fault', state: 'open' })
  expect(JSON.stringify(rows)).not.toContain('13912345678')
  const id = Number(rows[0]!.id)
  expect((await feedback.record(id)).facts).toContainEqual({
    title: '联系电话',
    kind: 'text',
    value: '13912345678',
  })
  const looks = await app.services.db.execute(
    `select user_id, reader_id from access_log where what = 'feedback ${id}'`,
  )
  expect(looks.rows).toEqual([{ user_id: user.id, reader_id: reader.id }])
  for (const answer of [' ', '字'.repeat(501), '字\0'])
    expect((await feedback.askRun('answer', id, { values: { answer } })).status).toBe(
      resourceFailures.valuesWrong.status,
    )
  const values = { answer: '请更新到最新版本' }
  const both = await Promise.all([1, 2].map(() => feedback.run('answer', id, { values })))
  expect(both.filter(({ problem }) => problem === '')).toHaveLength(1)
  const own = await client.call(feedbackCalls.own, { page: 1 })
  expect(own.data).toMatchObject([{ answer: '请更新到最新版本' }])
  const { client: other } = await buildMember(app)
  expect((await other.call(feedbackCalls.own, { page: 1 })).data).toEqual([])
  expect((await app.client().ask(feedbackCalls.own, { page: 1 })).status).toBe(failures.loginExpired.status)
  const { client: reviewer } = await buildMember(app, { operator_roles: ['reviewer'] })
  expect((await consoleOf(reviewer, 'feedback').askRows()).status).toBe(failures.noPermission.status)
})
