import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { commentCalls, commentFailures, commentLimits } from '#contract/community/comments.ts'
import { failures } from '#contract/wire/failure.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { meetingFailures } from '#contract/meetings/meetings.ts'
import { itemFields } from '#server/testing/build-comment.ts'
import {
  buildArticle,
  buildMeeting,
  buildOperation,
  buildSession,
  buildWork,
} from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { comments, commentWords } from './comments.tables.ts'
import { foldWord, wordList } from './word-list.ts'

const app = await testApp()

const write = (client: TestClient, itemType: ItemType, itemId: number, content: string, more = {}) =>
  client.ask(commentCalls.set, {
    ...itemFields(itemType, itemId),
    content,
    enterprisePlat: false,
    uid: '',
    ...more,
  })

const kinds: [ItemType, () => Promise<{ id: number }>][] = [
  ['meeting', () => buildMeeting(app.services.db)],
  ['production', () => buildWork(app.services.db)],
  ['operation', () => buildOperation(app.services.db)],
  ['information', () => buildArticle(app.services.db)],
]

it.each(kinds)('writes below a %s and answers the comment', async (itemType, build) => {
  const { id } = await build()
  const { client, user } = await buildMember(app, { truename: '沈清', title: '主治医师' })
  const answer = await write(client, itemType, id, '  讲得很清楚  ')
  expect(answer).toMatchObject({
    status: 200,
    data: {
      item_type: itemType,
      item_id: id,
      schedule_id: 0,
      content: '讲得很清楚',
      play_time: null,
      userid: user.id,
      truename: '沈清',
      title: '主治医师',
      praise_num: 0,
      is_praise: 0,
      is_top: 0,
    },
  })
  const list = await app.client().call(commentCalls.get, { ...itemFields(itemType, id), page: 1 })
  expect(list.comment_list.map((one) => one.comment_id)).toEqual([answer.data.comment_id])
})

it('stores the second of danmaku, the enterprise platform and its user', async () => {
  const meeting = await buildMeeting(app.services.db)
  const session = await buildSession(app.services.db, meeting.id)
  const { client } = await buildMember(app)
  const answer = await write(client, 'meeting', meeting.id, '好', {
    schedule_id: session.id,
    play_time: 12.5,
    enterprisePlat: true,
    uid: 'kn-77',
  })
  expect(answer.data).toMatchObject({ schedule_id: session.id, play_time: 12.5 })
  const [row] = await app.services.db.select().from(comments).where(eq(comments.id, answer.data.comment_id))
  expect(row).toMatchObject({ enterprise_plat: true, uid: 'kn-77', play_time: 12.5 })
})

it('leaves one empty line where many were typed', async () => {
  const { id } = await buildArticle(app.services.db)
  const { client } = await buildMember(app)
  const answer = await write(client, 'information', id, '一\n二\n\n三\n\n \r\n\n\n四')
  expect(answer.data.content).toBe('一\n二\n\n三\n\n四')
})

describe('what is refused', () => {
  it('a visitor', async () => {
    const { id } = await buildArticle(app.services.db)
    expect((await write(app.client(), 'information', id, '好')).status).toBe(failures.loginExpired.status)
  })

  it.each(['', '   ', '\u3000\u200b\n', undefined])('blanks: %j', async (content) => {
    const { id } = await buildArticle(app.services.db)
    const { client } = await buildMember(app)
    const fields = {
      item_type: 'information',
      item_id: String(id),
      ...(content !== undefined && { content }),
    }
    expect(await postForm(app, commentCalls.set.path, fields, client.token)).toMatchObject({
      status: commentFailures.commentEmpty.status,
      message: '评论不能为空',
    })
  })

  it('one character too many, in both languages', async () => {
    const { id } = await buildArticle(app.services.db)
    const { client } = await buildMember(app)
    const longest = '好'.repeat(commentLimits.length)
    expect((await write(client, 'information', id, ` ${longest} `)).status).toBe(200)
    expect((await write(client, 'information', id, `${longest}好`)).message).toBe('评论超过最大字数')
    client.language = 'en'
    expect((await write(client, 'information', id, `${longest}好`)).message).toBe('comment exceeds max words')
  })

  it('counts an emoji as one character, as the field does', async () => {
    const { id } = await buildArticle(app.services.db)
    const { client } = await buildMember(app)
    const longest = '👍'.repeat(commentLimits.length)
    expect((await write(client, 'information', id, longest)).status).toBe(200)
    expect((await write(client, 'information', id, `${longest}👍`)).message).toBe('评论超过最大字数')
  })

  it.each(['代开病假条', '代 开病\u200b假　条', 'ＤＡＩＫＡＩ'])(
    'a word of the list: %s',
    async (content) => {
      const { db } = app.services
      const words = ['代开病假条', 'daikai'].map((word) => ({ word: foldWord(word) }))
      await db.insert(commentWords).values(words).onConflictDoNothing()
      // Simulates half a minute passing: a change of the list is not seen earlier.
      await app.services.states.get(wordList).refuses('', Date.now() + 60_000)
      const { id } = await buildArticle(db)
      const { client } = await buildMember(app)
      expect((await write(client, 'information', id, `加我${content}`)).status).toBe(
        commentFailures.wordRefused.status,
      )
      expect((await write(client, 'information', id, '开病历')).status).toBe(200)
    },
  )

  it.each(['加薇信', '咖徽-信', '加 微 伩', '加νх领'])(
    'a word of the list in characters that look like it: %s',
    async (content) => {
      const { db } = app.services
      const words = ['加微信', '加vx'].map((word) => ({ word: foldWord(word) }))
      await db.insert(commentWords).values(words).onConflictDoNothing()
      await app.services.states.get(wordList).refuses('', Date.now() + 120_000)
      const { id } = await buildArticle(db)
      const { client } = await buildMember(app)
      expect((await write(client, 'information', id, content)).message).toBe(commentFailures.wordRefused.zh)
      expect((await write(client, 'information', id, '加用微生态制剂，信任患者')).status).toBe(200)
    },
  )

  it('an item, a session or a kind that does not exist', async () => {
    const { client } = await buildMember(app)
    const meeting = await buildMeeting(app.services.db)
    const foreign = await buildSession(app.services.db, (await buildMeeting(app.services.db)).id)
    const article = await buildArticle(app.services.db)
    expect((await write(client, 'information', 999_999_999, '好')).status).toBe(failures.dataMissing.status)
    expect((await write(client, 'meeting', 999_999_999, '好')).message).toBe('会议不存在')
    const session = { schedule_id: foreign.id }
    expect((await write(client, 'meeting', meeting.id, '好', session)).message).toBe('节目ID不存在')
    expect((await write(client, 'information', article.id, '好', session)).message).toBe('节目ID不存在')
    const kind = { item_type: 'doctor', item_id: '1', content: '好' }
    expect((await postForm(app, commentCalls.set.path, kind, client.token)).status).toBe(400)
  })

  it('callers whom the meeting is not for, also as readers', async () => {
    const { id } = await buildMeeting(app.services.db, { audience: 'enterprise' })
    const { client } = await buildMember(app)
    expect((await write(client, 'meeting', id, '好')).message).toBe(meetingFailures.notForYou.zh)
    const item = itemFields('meeting', id)
    expect((await client.ask(commentCalls.get, { ...item, page: 1 })).status).toBe(403)
    expect((await client.ask(commentCalls.top, item)).status).toBe(403)
    const { client: invited } = await buildMember(app, { user_type: 3 })
    expect((await write(invited, 'meeting', id, '好')).status).toBe(200)
  })

  it('a flood', async () => {
    const { id } = await buildArticle(app.services.db)
    const { client } = await buildMember(app)
    const answers = await Promise.all(
      Array.from({ length: 23 }, (_, at) => write(client, 'information', id, `第 ${at} 条`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === failures.tooOften.status)).toHaveLength(3)
  })
})

it('reports a database failure', async () => {
  const { db } = app.services
  const { id } = await buildArticle(db)
  const { client } = await buildMember(app)
  await db.execute(sql`alter table comments add constraint broken check (content <> '写不进去')`)
  try {
    expect((await write(client, 'information', id, '写不进去')).message).toBe('评论失败')
  } finally {
    await db.execute(sql`alter table comments drop constraint broken`)
  }
})
