import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { commentCalls } from '#contract/community/comments.ts'
import { followCalls } from '#contract/community/follows.ts'
import { workMarkCalls } from '#contract/library/authoring.ts'
import type { Job } from '#kernel/jobs/job.ts'
import { buildAuthor } from '#server/testing/build-author.ts'
import { buildWork } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'
import { tellCommentLikes } from '#server/features/community/comments/tell-likes.ts'
import { tellFollowed } from '#server/features/community/follows/tell-followed.ts'
import { tellLikes } from '#server/features/community/marks/tell-likes.ts'

const app = await testApp()
const { services } = app
const { db } = services

async function letPass(interval: string) {
  for (const table of ['marks', 'comment_praises', 'follows'])
    await db.execute(sql`update ${sql.identifier(table)} set created_at = created_at - ${interval}::interval`)
  await db.execute(sql`update gathered_notices
    set known_until = known_until - ${interval}::interval, told_at = told_at - ${interval}::interval`)
}

const run = (job: Job) => job.run(services, {})

async function buildLikedWork() {
  const author = await buildAuthor(app, { truename: '程怀瑾' })
  const work = await buildWork(db, { doctor_id: author.doctor.id, title: '心电图判读' })
  const like = async (truename: string, type = true) => {
    const { client } = await buildMember(app, { truename })
    await client.call(workMarkCalls.praise, { production_id: work.id, type })
    return client
  }
  return { author, work, like }
}

it('tells an author of likes once a day, with how many there are', async () => {
  const { author, like } = await buildLikedWork()
  await like('周远')
  await run(tellLikes)
  expect(await readInbox(author.client)).toEqual([])
  await letPass('1 minute')
  await run(tellLikes)
  await run(tellLikes)
  expect(await readInbox(author.client)).toEqual(['周远赞了您的《心电图判读》。'])

  await like('秦越')
  await letPass('1 hour')
  await like('沈清')
  await letPass('1 hour')
  await run(tellLikes)
  expect(await readInbox(author.client)).toHaveLength(1)
  await letPass('23 hours')
  await run(tellLikes)
  expect(await readInbox(author.client)).toEqual([
    '沈清等 2 人赞了您的《心电图判读》。',
    '周远赞了您的《心电图判读》。',
  ])
  await letPass('25 hours')
  await run(tellLikes)
  expect(await readInbox(author.client)).toHaveLength(2)
})

it('tells nobody of likes that were taken back, and of the own ones', async () => {
  const { author, work, like } = await buildLikedWork()
  const client = await like('周远')
  await client.call(workMarkCalls.praise, { production_id: work.id, type: false })
  await author.client.call(workMarkCalls.praise, { production_id: work.id, type: true })
  await letPass('1 minute')
  await run(tellLikes)
  expect(await readInbox(author.client)).toEqual([])
})

it('tells it once when two servers run at the same time', async () => {
  const { author, like } = await buildLikedWork()
  await like('')
  await letPass('1 minute')
  await Promise.all([1, 2, 3].map(() => run(tellLikes)))
  expect(await readInbox(author.client)).toEqual(['一位用户赞了您的《心电图判读》。'])
})

it('tells who wrote a comment that it is liked', async () => {
  const { work } = await buildLikedWork()
  const writer = await buildMember(app, { truename: '周远' })
  const { comment_id } = await writer.client.call(commentCalls.set, {
    item_type: 'production',
    item_id: work.id,
    schedule_id: 0,
    content: '讲得清楚',
    enterprisePlat: false,
    uid: '',
  })
  for (const truename of ['秦越', '沈清']) {
    const { client } = await buildMember(app, { truename })
    await client.call(commentCalls.praise, { comment_id, type: true })
  }
  await letPass('1 minute')
  await run(tellCommentLikes)
  await run(tellCommentLikes)
  expect(await readInbox(writer.client)).toEqual(['沈清等 2 人赞了您的评论“讲得清楚”。'])
  writer.client.language = 'en'
  expect(await readInbox(writer.client)).toEqual(['沈清 and 1 other liked your comment "讲得清楚".'])
})

it('tells a doctor with an account of new followers, and not of those who left', async () => {
  const { client, doctor } = await buildAuthor(app)
  const followers = await Promise.all(['周远', '秦越'].map((truename) => buildMember(app, { truename })))
  for (const follower of followers)
    await follower.client.call(followCalls.attention, { doctor_id: doctor.id, type: 1 })
  await followers[1]!.client.call(followCalls.attention, { doctor_id: doctor.id, type: 2 })
  await letPass('1 minute')
  await run(tellFollowed)
  await run(tellFollowed)
  expect(await readInbox(client)).toEqual(['周远关注了您。'])
})
