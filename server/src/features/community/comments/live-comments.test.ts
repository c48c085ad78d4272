import { afterEach, expect, it } from 'vitest'
import { commentCalls, commentGroup, readCommentGroup } from '#contract/community/comments.ts'
import { buildComment } from '#server/testing/build-comment.ts'
import { buildArticle, buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import type { Listener } from '#server/testing/listen-group.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const opened: Listener[] = []
afterEach(() => opened.splice(0).forEach((listener) => listener.close()))

async function listen(...given: Parameters<typeof listenGroup>) {
  const listener = await listenGroup(...given)
  opened.push(listener)
  return listener
}

it('publishes to the group what is written, liked, pinned and deleted', async () => {
  const { id } = await buildArticle(app.services.db)
  const groupId = commentGroup('information', id)
  const visitor = await listen(app, groupId)
  const operator = (await buildMember(app, { operator_roles: ['administrator'] })).client
  const { is_praise, ...comment } = await buildComment(app, 'information', id)
  expect(is_praise).toBe(0)
  expect(await visitor.next('comment')).toEqual({ type: 'comment', groupId, comment })
  const { comment_id } = comment
  await operator.call(commentCalls.praise, { comment_id, type: true })
  const praised = { type: 'commentPraise', groupId, comment_id, praise_num: 1 }
  expect(await visitor.next('commentPraise')).toEqual(praised)
  await operator.call(commentCalls.setTop, { comment_id, type: true })
  expect(await visitor.next('commentTop')).toMatchObject({
    comment: { comment_id, is_top: 1, praise_num: 1 },
  })
  await operator.call(commentCalls.delete, { comment_id })
  expect(await visitor.next('commentDeleted')).toEqual({ type: 'commentDeleted', groupId, comment_id })
})

it('publishes to the group that an operator hides a comment', async () => {
  const { id } = await buildArticle(app.services.db)
  const visitor = await listen(app, commentGroup('information', id))
  const { comment_id } = await buildComment(app, 'information', id)
  const { client } = await buildMember(app)
  await client.call(commentCalls.tipOff, { comment_id, reason: 'privacy' })
  const operator = (await buildMember(app, { operator_roles: ['administrator'] })).client
  await consoleOf(operator, 'tip-offs').run('hide', comment_id)
  expect(await visitor.next('commentDeleted')).toMatchObject({ comment_id })
})

it('rejects subscriptions to items that the caller may not view', async () => {
  const { id } = await buildMeeting(app.services.db, { audience: 'enterprise' })
  const groupId = commentGroup('meeting', id)
  const doctor = await buildMember(app)
  const guest = await buildMember(app, { user_type: 3 })
  const refused = { of: 'joinGroup', reason: 'noPermission' }
  expect(await (await listen(app, groupId)).next('refused')).toMatchObject(refused)
  const asDoctor = { userid: String(doctor.user.id), client: doctor.client }
  expect(await (await listen(app, groupId, asDoctor)).next('refused')).toMatchObject(refused)
  const asGuest = { userid: String(guest.user.id), client: guest.client }
  expect(await (await listen(app, groupId, asGuest)).next('joined')).toMatchObject({ groupId })
  const missing = await listen(app, commentGroup('information', 999_999_999))
  expect(await missing.next('refused')).toMatchObject(refused)
})

it.each([
  ['meeting:7', { itemType: 'meeting', itemId: 7 }],
  ['comments:operation:7', { itemType: 'operation', itemId: 7 }],
  ['comments:meeting:7', undefined],
  ['operation:7', undefined],
  ['comments:doctor:7', undefined],
  ['public:7', undefined],
])('reads the group %s', (groupId, item) => {
  expect(readCommentGroup(groupId)).toEqual(item)
})
