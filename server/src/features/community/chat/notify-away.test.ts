import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { chatCalls } from '#contract/community/chat.ts'
import { messageStatus, pushCalls } from '#contract/community/messages.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { openGroup, postSystemLine } from './chat-groups.ts'
import { notifyAway } from './notify-away.ts'

const app = await testApp()
const { services } = app

async function prepare() {
  const [author, reader] = [await buildMember(app), await buildMember(app)]
  const groupId = await openGroup(services.db, '欧阳女士病例', [author.user.id, reader.user.id])
  return { groupId, author: author.client, reader: reader.client }
}

let count = 0
const say = (client: TestClient, group_id: number, content: string) =>
  client.call(chatCalls.send, { group_id, client_id: `client-${++count}-0000`, kind: 'text', content })

/** As the job does a while after what was said. */
async function notifyLater(groupId: number) {
  await services.db.execute(
    sql`update chat_messages set created_at = created_at - interval '30 seconds' where group_id = ${groupId}`,
  )
  await notifyAway.run(services, {})
}

async function inbox(client: TestClient, groupId: number) {
  const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  return data.filter(({ path }) => path === `/messageList?chat=${groupId}`)
}

it('tells members who are away once, until they have read the group', async () => {
  const { groupId, author, reader } = await prepare()
  await say(author, groupId, '反复胸闷三个月')
  await notifyAway.run(services, {})
  expect(await inbox(reader, groupId)).toEqual([])
  await notifyLater(groupId)
  await notifyLater(groupId)
  const last = await say(author, groupId, '请看心电图')
  await notifyLater(groupId)
  const [notice, ...more] = await inbox(reader, groupId)
  expect(more).toEqual([])
  expect(await inbox(author, groupId)).toEqual([])
  expect(JSON.stringify(notice)).not.toMatch(/胸闷|心电图|欧阳/)

  await reader.call(chatCalls.read, { group_id: groupId, message_id: last.message_id })
  expect((await inbox(reader, groupId))[0]).toMatchObject({ messageRecordStatus: messageStatus.read })
  await notifyLater(groupId)
  expect(await inbox(reader, groupId)).toHaveLength(1)
  await say(author, groupId, '还有一张')
  await notifyLater(groupId)
  expect(await inbox(reader, groupId)).toHaveLength(2)
})

it('tells nobody of what they have read, of system lines, and of what was recalled', async () => {
  const { groupId, author, reader } = await prepare()
  const { message_id } = await say(author, groupId, '一')
  await reader.call(chatCalls.read, { group_id: groupId, message_id })
  const line = { zh: '会诊开始', en: 'The consultation begins' }
  await services.db.transaction((db) => postSystemLine({ ...services, db }, groupId, line))
  const recalled = await say(author, groupId, '二')
  await author.call(chatCalls.recall, { message_id: recalled.message_id })
  await notifyLater(groupId)
  expect(await inbox(reader, groupId)).toEqual([])
})
