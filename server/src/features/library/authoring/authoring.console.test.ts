import { expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { authoringCalls } from '#contract/library/authoring.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildAuthor, buildWorkInput } from '#server/testing/build-author.ts'
import { buildWork } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const { client: reviewer } = await buildMember(app, { operator_roles: ['reviewer'] })
const works = consoleOf(reviewer, 'works')

async function buildSent(title: string) {
  const author = await buildAuthor(app)
  await author.client.call(authoringCalls.add, { ...(await buildWorkInput(db, author)), title })
  const { rows } = await works.rows({ q: title, state: '1' })
  return { id: Number(rows[0]!.id), author }
}

it('is watched by a reviewer and passed once', async () => {
  const { id, author } = await buildSent('待审核的讲座')
  const { facts } = await works.record(id)
  expect(facts.find(({ kind }) => kind === 'video')?.value).toContain('/main.m3u8')
  const both = await Promise.all([1, 2].map(() => works.run('pass', id)))
  expect(both.filter(({ problem }) => problem === '')).toHaveLength(1)
  const { data } = await author.client.call(authoringCalls.own, { page: 1 })
  expect(data).toMatchObject([{ is_published: 1 }])
})

it('is refused for a reason, and not seen by other roles', async () => {
  const { id, author } = await buildSent('画面模糊的讲座')
  expect((await works.run('refuse', id, { reason: '画面模糊' })).problem).toBe('')
  const { data } = await author.client.call(authoringCalls.own, { page: 1 })
  expect(data).toMatchObject([{ review_reason: '画面模糊', is_published: 0 }])
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  expect((await consoleOf(editor, 'works').askRows()).status).toBe(failures.noPermission.status)
})

it('is told to its author when it is taken back and put back', async () => {
  const author = await buildAuthor(app)
  const work = await buildWork(db, { doctor_id: author.doctor.id, title: '恢复展示的讲座' })
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  const courses = consoleOf(editor, 'courses')
  expect((await courses.run('take_back', work.id, { reason: '含有患者信息' })).problem).toBe('')
  expect((await courses.run('put_back', work.id)).problem).toBe('')
  const { data } = await author.client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  expect(data.map(({ pushContent }) => pushContent)).toEqual([
    '您的作品「恢复展示的讲座」已恢复展示。',
    '您的作品「恢复展示的讲座」已被下架：含有患者信息。',
  ])
})
