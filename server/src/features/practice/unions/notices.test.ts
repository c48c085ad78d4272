import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { unionNoticeCalls, unionNoticeFailures } from '#contract/practice/union-notices.ts'
import { unionMemberTypes } from '#contract/practice/unions.ts'
import { uploadCalls } from '#contract/people/uploads.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildUnion } from '#server/testing/build-union.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { uploadPicture } from '#server/testing/upload-picture.ts'
import { insertMember } from './unions.queries.ts'
import { unionsFeature } from './unions.feature.ts'

const app = await testApp()
const { services } = app
const { list, detail, unreadQuantity, readers, upload, publish, pin, remind } = unionNoticeCalls

const write = (client: TestClient, id: number, title: string, files: string[] = []) =>
  client.call(publish, { id, title, content: '请于周五前\n回执', files })
const unread = async (client: TestClient) => (await client.call(unreadQuantity, {})).quantity
const open = (client: TestClient, url: string) =>
  fetch(app.url + url, { headers: { cookie: client.cookie } }).then((response) => response.status)
const inbox = async (client: TestClient) =>
  (await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data.map((one) => one.pushContent)

it('is published to the members, who are notified, and read once', async () => {
  const { id, owner, manager, member } = await buildUnion(app)
  const { id: noticeId } = await write(manager.client, id, '义诊安排')
  expect(await Promise.all([owner, manager, member].map(({ client }) => unread(client)))).toEqual([1, 0, 1])
  expect(await inbox(member.client)).toEqual(['「江城心血管科联体」发布了公告：义诊安排'])
  expect(await inbox(manager.client)).toEqual([])
  const { data } = await member.client.call(list, { id: 0, pageNum: 1, pageSize: 20 })
  expect(data).toMatchObject([{ id: noticeId, union_id: id, title: '义诊安排', is_read: 0, is_top: 0 }])
  for (let time = 0; time < 2; time++)
    expect(await member.client.call(detail, { id: noticeId })).toMatchObject({
      content: '<p>请于周五前</p><p>回执</p>',
      is_manager: 0,
      read_num: 2,
      unread_num: 0,
    })
  expect(await unread(member.client)).toBe(0)
  expect(await owner.client.call(detail, { id: noticeId })).toMatchObject({ read_num: 3, unread_num: 0 })
})

it('does not count what was published before somebody joined', async () => {
  const { id, owner } = await buildUnion(app)
  await write(owner.client, id, '旧公告')
  await services.db.execute(
    sql`update union_notices set created_at = now() - interval '1 day' where union_id = ${id}`,
  )
  const late = await buildMember(app)
  const row = { union_id: id, type: unionMemberTypes.doctor, user_id: late.user.id }
  await insertMember(services.db, row)
  expect(await unread(late.client)).toBe(0)
  await write(owner.client, id, '新公告')
  expect(await unread(late.client)).toBe(1)
  const { data } = await late.client.call(list, { id, pageNum: 1, pageSize: 20 })
  expect(data.map(({ title, is_read }) => [title, is_read])).toEqual([
    ['新公告', 0],
    ['旧公告', 1],
  ])
})

it('is pinned to the top', async () => {
  const { id, owner, manager, member } = await buildUnion(app)
  const first = await write(owner.client, id, '一')
  await write(owner.client, id, '二')
  expect((await member.client.ask(pin, { id: first.id, type: true })).status).toBe(403)
  await manager.client.call(pin, { id: first.id, type: true })
  const titles = async () =>
    (await member.client.call(list, { id, pageNum: 1, pageSize: 20 })).data.map(({ title }) => title)
  expect(await titles()).toEqual(['一', '二'])
  await manager.client.call(pin, { id: first.id, type: false })
  expect(await titles()).toEqual(['二', '一'])
})

it('shows managers who has read it, and reminds the others once', async () => {
  const { id, owner, manager, member } = await buildUnion(app)
  const { id: noticeId } = await write(owner.client, id, '会议通知')
  await member.client.call(detail, { id: noticeId })
  const names = async (type: boolean) =>
    (await owner.client.call(readers, { id: noticeId, type, page: 1 })).data.map(({ userid }) => userid)
  expect((await names(true)).toSorted((one, other) => one - other)).toEqual([owner.user.id, member.user.id])
  expect(await names(false)).toEqual([manager.user.id])
  const ask = (client: TestClient) => client.ask(remind, { id: noticeId })
  expect((await ask(member.client)).status).toBe(403)
  const both = await Promise.all([owner, manager].map(({ client }) => ask(client)))
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    unionNoticeFailures.alreadyReminded.status,
  ])
  expect(await inbox(manager.client)).toEqual([
    '请阅读「江城心血管科联体」的公告：会议通知',
    '「江城心血管科联体」发布了公告：会议通知',
  ])
  expect(await inbox(member.client)).toHaveLength(1)
})

it('has files that members open, and nobody else', async () => {
  const { id, owner, member } = await buildUnion(app)
  const url = await uploadPicture(app, owner.client, upload)
  await write(owner.client, id, '附件', [url])
  const { data } = await member.client.call(list, { id, pageNum: 1, pageSize: 20 })
  const notice = await member.client.call(detail, { id: data[0]!.id })
  expect(notice.files).toEqual([{ url, name: 'photo.jpg' }])
  const stranger = await buildMember(app)
  expect(await open(member.client, url)).toBe(200)
  expect(await open(stranger.client, url)).toBe(404)
  expect(await open(app.client(), url)).toBe(404)
  const publishing = (files: string[]) =>
    owner.client.ask(publish, { id, title: '附件', content: '见附件', files })
  const foreign = await uploadPicture(app, member.client, upload)
  const other = await uploadPicture(app, owner.client, uploadCalls.upload)
  for (const wrong of [foreign, other, '/files/u/none.jpg'])
    expect((await publishing([wrong])).status).toBe(unionNoticeFailures.fileNotOwn.status)
})

it('deletes files that no notice lists', async () => {
  const { id, owner } = await buildUnion(app)
  const [listed, left] = [
    await uploadPicture(app, owner.client, upload),
    await uploadPicture(app, owner.client, upload),
  ]
  await write(owner.client, id, '附件', [listed])
  await services.db.execute(
    sql`update files set created_at = now() - interval '3 days' where owner_id = ${owner.user.id}`,
  )
  for (const cleanup of unionsFeature.cleanups!) await cleanup(services)
  expect(await open(owner.client, listed)).toBe(200)
  expect(await open(owner.client, left)).toBe(404)
})

it('is for members, and published by managers', async () => {
  const { id, owner, member } = await buildUnion(app)
  const { id: noticeId } = await write(owner.client, id, '内部')
  const { client } = await buildMember(app)
  expect((await client.ask(list, { id, pageNum: 1, pageSize: 20 })).message).toBe('仅科联体成员可以查看')
  expect((await client.ask(detail, { id: noticeId })).message).toBe('仅科联体成员可以查看')
  expect((await client.call(list, { id: 0, pageNum: 1, pageSize: 20 })).data).toEqual([])
  expect(await unread(client)).toBe(0)
  const input = { id, title: '我', content: '也要', files: [] }
  expect((await member.client.ask(publish, input)).message).toBe('仅科联体管理员可以操作')
  expect((await owner.client.ask(detail, { id: 999_999_999 })).status).toBe(failures.dataMissing.status)
  expect((await app.client().ask(unreadQuantity, {})).status).toBe(failures.loginExpired.status)
})
