import { expect, it } from 'vitest'
import { commentCalls } from '#contract/community/comments.ts'
import { buildComment, itemFields } from '#server/testing/build-comment.ts'
import { buildArticle, buildMeeting, buildSession } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { comments } from './comments.tables.ts'

const app = await testApp()

/** Inserts directly into the table: a person may not write this many in a minute. */
async function buildMany(articleId: number, count: number, scheduleId = 0): Promise<number[]> {
  const { user } = await buildMember(app)
  const rows = await app.services.db
    .insert(comments)
    .values(
      Array.from({ length: count }, (_, at) => ({
        user_id: user.id,
        item_type: 'information' as const,
        item_id: articleId,
        schedule_id: scheduleId,
        content: `第 ${at} 条`,
      })),
    )
    .returning({ id: comments.id })
  return rows.map(({ id }) => id).toReversed()
}

const read = (articleId: number, more: { page?: number; before_id?: number; after_id?: number } = {}) =>
  app.client().call(commentCalls.get, { ...itemFields('information', articleId), page: 1, ...more })
const idsOf = (list: { comment_id: number }[]) => list.map((one) => one.comment_id)

it('returns pages of twenty, newest first, with a flag for more', async () => {
  const { id } = await buildArticle(app.services.db)
  const ids = await buildMany(id, 45)
  const first = await read(id)
  expect(idsOf(first.comment_list)).toEqual(ids.slice(0, 20))
  expect(first).toMatchObject({ total: 45, last_page: 3, current_page: 1, load_more: 1, may_manage: 0 })
  const last = await read(id, { page: 3 })
  expect(idsOf(last.comment_list)).toEqual(ids.slice(40))
  expect(last).toMatchObject({ current_page: 3, load_more: 0 })
})

it('continues below a comment without shifting while others write and delete', async () => {
  const { id } = await buildArticle(app.services.db)
  const ids = await buildMany(id, 30)
  await buildComment(app, 'information', id)
  const rest = await read(id, { before_id: ids[19]! })
  expect(idsOf(rest.comment_list)).toEqual(ids.slice(20))
  expect(rest.load_more).toBe(0)
})

it('returns what was missed, at most the newest hundred', async () => {
  const { id } = await buildArticle(app.services.db)
  const ids = await buildMany(id, 130)
  const few = await read(id, { after_id: ids[30]! })
  expect(idsOf(few.comment_list)).toEqual(ids.slice(0, 30))
  expect(few.load_more).toBe(0)
  const many = await read(id, { after_id: ids[120]! })
  expect(idsOf(many.comment_list)).toEqual(ids.slice(0, 100))
  expect(many.load_more).toBe(1)
})

it('shows a session its own comments and the meeting all of them', async () => {
  const { db } = app.services
  const meeting = await buildMeeting(db)
  const session = await buildSession(db, meeting.id)
  const { client } = await buildMember(app)
  const fields = { ...itemFields('meeting', meeting.id), enterprisePlat: false, uid: '' }
  const general = await client.call(commentCalls.set, { ...fields, content: '整场' })
  const own = await client.call(commentCalls.set, { ...fields, content: '本节', schedule_id: session.id })
  const read = (schedule_id: number) =>
    client.call(commentCalls.get, { ...itemFields('meeting', meeting.id), schedule_id, page: 1 })
  expect(idsOf((await read(session.id)).comment_list)).toEqual([own.comment_id])
  expect(idsOf((await read(0)).comment_list)).toEqual([own.comment_id, general.comment_id])
})

it('is empty without comments', async () => {
  const { id } = await buildArticle(app.services.db)
  expect(await read(id)).toEqual({
    comment_list: [],
    total: 0,
    last_page: 0,
    current_page: 1,
    load_more: 0,
    may_manage: 0,
  })
  expect(await app.client().call(commentCalls.top, itemFields('information', id))).toEqual({
    top_comment_list: [],
  })
})

it('deletes the comments of a person who deletes their account', async () => {
  const { id } = await buildArticle(app.services.db)
  const { comment_id } = await buildComment(app, 'information', id)
  const rows = (await read(id)).comment_list
  expect(idsOf(rows)).toEqual([comment_id])
  const { releaseReference, selectReferences } =
    await import('#server/features/people/own-account/account-data.queries.ts')
  for (const reference of await selectReferences(app.services.db))
    await releaseReference(app.services.db, reference, rows[0]!.userid)
  expect((await read(id)).total).toBe(0)
})
