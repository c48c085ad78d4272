import { expect, it } from 'vitest'
import { unionNoticeCalls, unionNoticeFailures } from '#contract/practice/union-notices.ts'
import { unionSettingsCalls, unionSettingsFailures } from '#contract/practice/union-settings.ts'
import { unionCalls } from '#contract/practice/unions.ts'
import { uploadCalls } from '#contract/people/uploads.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { buildUnion } from '#server/testing/build-union.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { uploadPicture } from '#server/testing/upload-picture.ts'

const app = await testApp()
const { read, save, changes } = unionSettingsCalls
const { publish, edit, withdraw, detail, list, unreadQuantity, pin } = unionNoticeCalls

const inbox = async (client: TestClient) =>
  (await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data.map((one) => one.pushContent)
const unread = async (client: TestClient) => (await client.call(unreadQuantity, {})).quantity

it('changes picture, introduction and questions, and keeps who changed what', async () => {
  const { id, owner, manager, member } = await buildUnion(app, {
    introduction: '<p>旧介绍</p><p>第二段</p>',
    questions: ['职称'],
  })
  const before = await manager.client.call(read, { id })
  expect(before).toEqual({
    name: '江城心血管科联体',
    cover: '',
    introduction: '旧介绍\n第二段',
    questions: ['职称'],
  })
  const cover = await uploadPicture(app, manager.client, uploadCalls.upload)
  const after = { name: '江城心脏科联体', cover, introduction: '新介绍', questions: ['职称', '', '方向'] }
  await manager.client.call(save, { id, ...after })
  expect(await app.client().call(unionCalls.detail, { id })).toMatchObject({
    name: '江城心脏科联体',
    cover,
    introduction: '<p>新介绍</p>',
    questions: ['职称', '方向'],
  })
  // Saving what is there already leaves no trace.
  await owner.client.call(save, { id, ...after, questions: ['职称', '方向'] })
  const { data } = await owner.client.call(changes, { id, subject: 'union', subject_id: id, page: 1 })
  expect(data).toMatchObject([
    {
      truename: '林晓',
      changes: [
        { field: 'name', before: '江城心血管科联体', after: '江城心脏科联体' },
        { field: 'cover', before: '', after: cover },
        { field: 'questions', before: '职称', after: '职称\n方向' },
        { field: 'introduction', before: '旧介绍\n第二段', after: '新介绍' },
      ],
    },
  ])
  for (const client of [member.client, app.client()]) {
    expect((await client.ask(save, { id, ...after })).status).not.toBe(200)
    expect((await client.ask(changes, { id, subject: 'union', subject_id: id, page: 1 })).status).not.toBe(
      200,
    )
  }
  const foreign = await owner.client.ask(save, { id, ...after, cover: '/files/of/somebody.png' })
  expect(foreign.status).toBe(unionSettingsFailures.coverNotOwn.status)
})

it('keeps the markup that an operator wrote while the words stay', async () => {
  const { id, manager } = await buildUnion(app, { introduction: '<h3>随访</h3><p>每月一次 &amp; 义诊</p>' })
  const settings = await manager.client.call(read, { id })
  await manager.client.call(save, { id, ...settings, name: '新名称' })
  expect(await manager.client.call(unionCalls.detail, { id })).toMatchObject({
    introduction: '<h3>随访</h3><p>每月一次 &amp; 义诊</p>',
  })
})

it('edits a notice, by wish unread again, with what was before', async () => {
  const { id, manager, member } = await buildUnion(app)
  const given = { title: '义诊安排', content: '周五', files: [] as string[] }
  const { id: noticeId } = await manager.client.call(publish, { id, ...given })
  await member.client.call(detail, { id: noticeId })
  const quiet = { ...given, id: noticeId, content: '周六', is_told: false }
  await manager.client.call(edit, quiet)
  expect(await unread(member.client)).toBe(0)
  await manager.client.call(edit, { ...quiet, title: '义诊改期', is_told: true })
  expect(await unread(member.client)).toBe(1)
  expect((await inbox(member.client))[0]).toBe('「江城心血管科联体」更新了公告：义诊改期')
  const shown = await member.client.call(detail, { id: noticeId })
  expect(shown).toMatchObject({ title: '义诊改期', content: '<p>周六</p>', source: '' })
  expect(shown.edit_time).not.toBe('')
  const about = { id, subject: 'notice', subject_id: noticeId, page: 1 } as const
  const { data } = await manager.client.call(changes, about)
  expect(data.map((one) => one.changes)).toEqual([
    [{ field: 'title', before: '义诊安排', after: '义诊改期' }],
    [{ field: 'content', before: '周五', after: '周六' }],
  ])
  expect((await member.client.ask(edit, quiet)).status).toBe(403)
  const stolen = await manager.client.ask(edit, { ...quiet, files: ['/files/of/somebody.pdf'] })
  expect(stolen.status).toBe(unionNoticeFailures.fileNotOwn.status)
})

it('withdraws a notice once: members see it no more, managers do', async () => {
  const { id, owner, manager, member } = await buildUnion(app)
  const given = { id, title: '误发公告', content: '请忽略', files: [] }
  const { id: noticeId } = await manager.client.call(publish, given)
  await manager.client.call(pin, { id: noticeId, type: true })
  const both = await Promise.all(
    [owner, manager].map(({ client }) => client.ask(withdraw, { id: noticeId, reason: '发错了' })),
  )
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    unionNoticeFailures.noticeWithdrawn.status,
  ])
  expect((await inbox(member.client))[0]).toBe('「江城心血管科联体」撤回了公告「误发公告」：发错了。')
  expect((await member.client.ask(detail, { id: noticeId })).status).toBe(
    unionNoticeFailures.noticeWithdrawn.status,
  )
  expect(await unread(member.client)).toBe(0)
  for (const asked of [0, id])
    expect((await member.client.call(list, { id: asked, pageNum: 1, pageSize: 20 })).data).toEqual([])
  const { data } = await owner.client.call(list, { id, pageNum: 1, pageSize: 20 })
  expect(data).toMatchObject([{ id: noticeId, is_top: 0 }])
  expect(await owner.client.call(detail, { id: noticeId })).toMatchObject({ withdraw_reason: '发错了' })
  const late = await owner.client.ask(edit, { ...given, id: noticeId, is_told: false })
  expect(late.status).toBe(unionNoticeFailures.noticeWithdrawn.status)
  expect((await member.client.ask(withdraw, { id: noticeId, reason: '' })).status).toBe(403)
})
