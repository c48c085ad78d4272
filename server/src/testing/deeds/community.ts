import { sql } from 'drizzle-orm'
import { chatCalls } from '#contract/community/chat.ts'
import { commentCalls } from '#contract/community/comments.ts'
import { followCalls } from '#contract/community/follows.ts'
import { workMarkCalls } from '#contract/library/authoring.ts'
import { openGroup } from '#server/features/community/chat/chat-groups.ts'
import { notifyAway } from '#server/features/community/chat/notify-away.ts'
import { tellCommentLikes } from '#server/features/community/comments/tell-likes.ts'
import { tellFollowed } from '#server/features/community/follows/tell-followed.ts'
import { tellLikes } from '#server/features/community/marks/tell-likes.ts'
import { buildAuthor } from '#server/testing/build-author.ts'
import { buildComment } from '#server/testing/build-comment.ts'
import { buildArticle, buildMeeting, buildWork } from '#server/testing/build-content.ts'
import { buildManager } from '#server/testing/build-entry.ts'
import { buildMember } from '#server/testing/build-user.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { operate } from './deed.ts'
import type { Deeds } from './deed.ts'

async function buildAuthoredWork(app: TestApp) {
  const author = await buildAuthor(app)
  return { author, work: await buildWork(app.services.db, { doctor_id: author.doctor.id }) }
}

/** A comment below an article, and who has reported it. */
async function buildReported(app: TestApp) {
  const article = await buildArticle(app.services.db)
  const [writer, reporter] = [await buildMember(app), await buildMember(app)]
  const { comment_id: id } = await buildComment(app, 'information', article.id, '好', writer.client)
  await reporter.client.call(commentCalls.tipOff, { comment_id: id, reason: 'other' })
  return { id, writerId: writer.user.id, reporterId: reporter.user.id }
}

/** Gathered notices look at what was done a moment ago. */
const letPass = ({ services: { db } }: TestApp, table: string) =>
  db.execute(
    sql`update ${sql.identifier(table)} set created_at = created_at - interval '1 minute'
      where created_at > now() - interval '1 minute'`,
  )

export const communityDeeds: Deeds = {
  'chat.unread': async (app) => {
    const { services } = app
    const [writer, reader] = [await buildMember(app), await buildMember(app)]
    const group_id = await openGroup(services.db, '会诊', [writer.user.id, reader.user.id])
    const said = { group_id, client_id: `deed-${group_id}-0000`, kind: 'text', content: '在吗' } as const
    await writer.client.call(chatCalls.send, said)
    await letPass(app, 'chat_messages')
    return { readerId: reader.user.id, act: async () => notifyAway.run(services, {}) }
  },
  'chat.mentioned': async (app) => {
    const [writer, reader] = [await buildMember(app), await buildMember(app)]
    const group_id = await openGroup(app.services.db, '会诊', [writer.user.id, reader.user.id])
    const said = { group_id, client_id: `deed-${group_id}-0001`, kind: 'text', content: '请看' } as const
    const act = () => writer.client.call(chatCalls.send, { ...said, mentions: [reader.user.id] })
    return { readerId: reader.user.id, act }
  },
  'comments.added': async (app) => {
    const { author, work } = await buildAuthoredWork(app)
    return { readerId: author.user.id, act: () => buildComment(app, 'production', work.id) }
  },
  'comments.liked': async (app) => {
    const { work } = await buildAuthoredWork(app)
    const [writer, reader] = [await buildMember(app), await buildMember(app)]
    const { comment_id } = await buildComment(app, 'production', work.id, '好', writer.client)
    await reader.client.call(commentCalls.praise, { comment_id, type: true })
    await letPass(app, 'comment_praises')
    return { readerId: writer.user.id, act: async () => tellCommentLikes.run(app.services, {}) }
  },
  'comments.pinned': async (app) => {
    const meeting = await buildMeeting(app.services.db)
    const [writer, manager] = [await buildMember(app), await buildMember(app)]
    await buildManager(app.services.db, meeting.id, manager.user.id)
    const { comment_id } = await buildComment(app, 'meeting', meeting.id, '好', writer.client)
    const pin = () => manager.client.call(commentCalls.setTop, { comment_id, type: true })
    return { readerId: writer.user.id, act: pin }
  },
  'comments.removed': async (app) => {
    const { id, writerId } = await buildReported(app)
    return { readerId: writerId, act: () => operate(app, 'comments', 'hide', id) }
  },
  'comments.reportUpheld': async (app) => {
    const { id, reporterId } = await buildReported(app)
    return { readerId: reporterId, act: () => operate(app, 'tip-offs', 'hide', id) }
  },
  'comments.reportDismissed': async (app) => {
    const { id, reporterId } = await buildReported(app)
    return { readerId: reporterId, act: () => operate(app, 'tip-offs', 'dismiss', id) }
  },
  'comments.restored': async (app) => {
    const { id, writerId } = await buildReported(app)
    await operate(app, 'comments', 'hide', id)
    return { readerId: writerId, act: () => operate(app, 'comments', 'restore', id) }
  },
  'follows.followed': async (app) => {
    const { user, doctor } = await buildAuthor(app)
    const { client } = await buildMember(app)
    await client.call(followCalls.attention, { doctor_id: doctor.id, type: 1 })
    await letPass(app, 'follows')
    return { readerId: user.id, act: async () => tellFollowed.run(app.services, {}) }
  },
  'marks.liked': async (app) => {
    const { author, work } = await buildAuthoredWork(app)
    const { client } = await buildMember(app)
    await client.call(workMarkCalls.praise, { production_id: work.id, type: true })
    await letPass(app, 'marks')
    return { readerId: author.user.id, act: async () => tellLikes.run(app.services, {}) }
  },
}
