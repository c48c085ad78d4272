import { expect, it } from 'vitest'
import { chatCalls } from '#contract/community/chat.ts'
import { inboxCalls } from '#contract/discover/inbox.ts'
import { unionCalls } from '#contract/practice/unions.ts'
import { unionNoticeCalls } from '#contract/practice/union-notices.ts'
import { failures } from '#contract/wire/failure.ts'
import { openGroup } from '#server/features/community/chat/chat-groups.ts'
import { notify } from '#kernel/notify.ts'
import { sendMessage } from '#server/features/community/messages/send-message.ts'
import { baseNotices } from '#server/features/practice/consultations/consultations.notices.ts'
import { buildUnion } from '#server/testing/build-union.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

it('counts messages by tab, chats, notices of unions and applications to decide about', async () => {
  const { id, owner, member } = await buildUnion(app)
  expect(await owner.client.call(inboxCalls.state, {})).toEqual({
    unreadCount: 0,
    tabCounts: {
      system: 0,
      meetings: 0,
      consultations: 0,
      unions: 0,
      experts: 0,
      orders: 0,
      comments: 0,
    },
    unreadMessageGroup: [],
    quantity: 0,
    unreadMessages: 0,
    // To prove who they are.
    waitNum: 0,
    notification_limit: 1,
    hasConclusionNotice: 0,
    isStcApplication: 0,
  })
  await owner.client.call(unionNoticeCalls.publish, { id, title: '年会', content: '请参加', files: [] })
  const groupId = await openGroup(app.services.db, '讨论', [owner.user.id, member.user.id])
  await owner.client.call(chatCalls.send, {
    group_id: groupId,
    client_id: 'inbox-state-1',
    kind: 'text',
    content: '大家好',
  })
  await sendMessage(app.services, [member.user.id], { kind: 'orders', title: '退款', content: '已到账' })
  expect(await member.client.call(inboxCalls.state, {})).toMatchObject({
    unreadCount: 2,
    tabCounts: { unions: 1, orders: 1 },
    unreadMessageGroup: ['unions', 'orders'],
    quantity: 1,
    unreadMessages: 3,
    isStcApplication: 0,
  })
  const { client: applicant } = await buildMember(app)
  await applicant.call(unionCalls.apply, { id, type: 1, department_id: 0, reason: '同科室', answers: [] })
  expect(await owner.client.call(inboxCalls.state, {})).toMatchObject({ isStcApplication: 1 })
  expect(await member.client.call(inboxCalls.state, {})).toMatchObject({ isStcApplication: 0 })
})

it('says that the conclusion of a consultation is unread', async () => {
  const { client, user } = await buildMember(app)
  await app.services.db.transaction((db) => notify(db, user.id, baseNotices.ended.write({ id: 1 })))
  expect(await client.call(inboxCalls.state, {})).toMatchObject({ hasConclusionNotice: 1 })
})

it('is for those who are logged in', async () => {
  expect((await app.client().ask(inboxCalls.state, {})).status).toBe(failures.loginExpired.status)
})
