import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { commentCalls, commentFailures } from '#contract/community/comments.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { failures } from '#contract/wire/failure.ts'
import { markFailures } from '#contract/community/marks.ts'
import { buildComment, itemFields } from '#server/testing/build-comment.ts'
import {
  buildArticle,
  buildDoctor,
  buildMeeting,
  buildOperation,
  buildWork,
} from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

const buildOperator = async () => (await buildMember(app, { operator_roles: ['administrator'] })).client

/** A logged-in doctor and a work of theirs. */
async function buildOwner() {
  const { client, user } = await buildMember(app)
  const doctor = await buildDoctor(app.services.db, { user_id: user.id })
  return { client, doctor, work: await buildWork(app.services.db, { doctor_id: doctor.id }) }
}

const total = async (itemId: number) =>
  (await app.client().call(commentCalls.get, { ...itemFields('production', itemId), page: 1 })).total

describe('delete', () => {
  it('is for the author, the doctor whose work it is, and operators', async () => {
    const { client: owner, work } = await buildOwner()
    const { client: author } = await buildMember(app)
    const { client: other } = await buildMember(app)
    const operator = await buildOperator()
    for (const client of [author, owner, operator]) {
      const { comment_id } = await buildComment(app, 'production', work.id, '好', author)
      expect((await other.ask(commentCalls.delete, { comment_id })).message).toBe('没有权限')
      expect((await app.client().ask(commentCalls.delete, { comment_id })).status).toBe(401)
      expect(await total(work.id)).toBe(1)
      await client.call(commentCalls.delete, { comment_id })
      expect(await total(work.id)).toBe(0)
    }
  })

  it('is told to the author, unless it was their own doing', async () => {
    const { client: owner, work } = await buildOwner()
    const operator = await buildOperator()
    const { client: author } = await buildMember(app)
    const write = () => buildComment(app, 'production', work.id, '刷屏', author)
    const contents = async () =>
      (await author.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data.map(
        ({ pushContent }) => pushContent,
      )
    await author.call(commentCalls.delete, { comment_id: (await write()).comment_id })
    expect(await contents()).toEqual([])
    await owner.call(commentCalls.delete, { comment_id: (await write()).comment_id })
    const removed = '您的评论“刷屏”因不符合社区规范已被移除。'
    expect(await contents()).toEqual([removed])
    const { comment_id } = await write()
    await owner.call(commentCalls.tipOff, { comment_id, reason: 'abuse' })
    await consoleOf(operator, 'tip-offs').run('hide', comment_id)
    expect(await contents()).toEqual([removed, removed])
  })

  it('rejects a deleted comment, in both languages', async () => {
    const { client } = await buildMember(app)
    const { id } = await buildArticle(app.services.db)
    const { comment_id } = await buildComment(app, 'information', id, '好', client)
    const answers = await Promise.all([1, 2, 3].map(() => client.ask(commentCalls.delete, { comment_id })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      commentFailures.commentMissing.status,
      commentFailures.commentMissing.status,
    ])
    expect((await client.ask(commentCalls.delete, { comment_id })).message).toBe('评论ID不存在')
    client.language = 'en'
    expect((await client.ask(commentCalls.delete, { comment_id })).message).toBe('comment ID does not exist')
  })
})

describe('a new comment', () => {
  it.each(['production', 'operation', 'information'] as const)(
    'below a %s is told to its author once, and not when they write themselves',
    async (itemType) => {
      const { client: owner, doctor, work } = await buildOwner()
      const { db } = app.services
      const id = {
        production: async () => work.id,
        operation: async () => (await buildOperation(db, {}, { doctorIds: [doctor.id] })).id,
        information: async () => (await buildArticle(db, { doctor_id: doctor.id })).id,
      }
      const itemId = await id[itemType]()
      const { client: reader } = await buildMember(app, { truename: '沈清' })
      await buildComment(app, itemType, itemId, '受益匪浅', reader)
      await buildComment(app, itemType, itemId, '谢谢', owner)
      expect((await owner.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data).toMatchObject([
        { kind: 'comments', pushContent: '沈清评论了您的内容：“受益匪浅”', targetId: itemId },
      ])
      expect((await reader.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data).toEqual([])
    },
  )

  it('is not told when it is danmaku', async () => {
    const { client: owner, work } = await buildOwner()
    const { client: reader } = await buildMember(app)
    const danmaku = { ...itemFields('production', work.id), content: '前排', play_time: 3 }
    await reader.call(commentCalls.set, { ...danmaku, enterprisePlat: false, uid: '' })
    expect((await owner.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data).toEqual([])
  })
})

describe('the outcome of a report', () => {
  async function buildReported() {
    const { client: owner, work } = await buildOwner()
    const { comment_id } = await buildComment(app, 'production', work.id, '刷屏')
    const { client: reporter } = await buildMember(app)
    await reporter.call(commentCalls.tipOff, { comment_id, reason: 'abuse' })
    const contents = async () =>
      (await reporter.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data.map(
        ({ pushContent }) => pushContent,
      )
    return { owner, comment_id, contents }
  }

  it('is told to the reporter once, whether the comment is hidden or stays', async () => {
    const operator = await buildOperator()
    for (const [action, told] of [
      ['hide', '您举报的评论“刷屏”已被移除，感谢您的反馈。'],
      ['dismiss', '经核实，您举报的评论“刷屏”未违反社区规范，予以保留。'],
    ] as const) {
      const { comment_id, contents } = await buildReported()
      await consoleOf(operator, 'tip-offs').run(action, comment_id)
      await consoleOf(operator, 'tip-offs').run(action, comment_id)
      expect(await contents()).toEqual([told])
    }
  })

  it('is told as well when the doctor deletes the comment', async () => {
    const { owner, comment_id, contents } = await buildReported()
    await owner.call(commentCalls.delete, { comment_id })
    expect(await contents()).toEqual(['您举报的评论“刷屏”已被移除，感谢您的反馈。'])
  })
})

describe('pin', () => {
  it('is for the doctors of an operation and operators, and comes first with the latest', async () => {
    const { client: owner, doctor } = await buildOwner()
    const operator = await buildOperator()
    const { id } = await buildOperation(app.services.db, {}, { doctorIds: [doctor.id] })
    const first = await buildComment(app, 'operation', id)
    const second = await buildComment(app, 'operation', id)
    const { client: other } = await buildMember(app)
    expect((await other.ask(commentCalls.setTop, { comment_id: first.comment_id, type: true })).status).toBe(
      failures.noPermission.status,
    )
    await owner.call(commentCalls.setTop, { comment_id: first.comment_id, type: true })
    const pinned = await operator.call(commentCalls.setTop, { comment_id: second.comment_id, type: true })
    expect(pinned.is_top).toBe(1)
    const top = () => app.client().call(commentCalls.top, itemFields('operation', id))
    expect((await top()).top_comment_list.map((one) => one.comment_id)).toEqual([
      second.comment_id,
      first.comment_id,
    ])
    await owner.call(commentCalls.setTop, { comment_id: second.comment_id, type: false })
    expect((await top()).top_comment_list.map((one) => one.comment_id)).toEqual([first.comment_id])
  })

  it('tells the author once, and nobody who pins their own', async () => {
    const operator = await buildMember(app, { operator_roles: ['administrator'] })
    const author = await buildMember(app)
    const { id } = await buildOperation(app.services.db)
    for (const { client } of [author, operator]) {
      const { comment_id } = await client.call(commentCalls.set, {
        ...itemFields('operation', id),
        content: '讲得很清楚',
        enterprisePlat: false,
        uid: '',
      })
      for (const type of [true, true, false])
        await operator.client.call(commentCalls.setTop, { comment_id, type })
    }
    const inboxOf = async (client: typeof author.client) =>
      (await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data
    expect(await inboxOf(operator.client)).toEqual([])
    expect(await inboxOf(author.client)).toMatchObject([
      {
        kind: 'comments',
        pushContent: '您的评论“讲得很清楚”已被置顶。',
        targetKind: 'operation',
        targetId: id,
      },
    ])
  })

  it('is not for the speakers of a meeting', async () => {
    const { client, doctor } = await buildOwner()
    const { id } = await buildMeeting(app.services.db, {}, [doctor.id])
    const { comment_id } = await buildComment(app, 'meeting', id)
    expect((await client.ask(commentCalls.setTop, { comment_id, type: true })).status).toBe(403)
  })

  it('allows three at most, also when five are pinned at once; pinning again counts once', async () => {
    const { client, work } = await buildOwner()
    const made = await Promise.all(Array.from({ length: 5 }, () => buildComment(app, 'production', work.id)))
    const pin = (comment_id: number) => client.ask(commentCalls.setTop, { comment_id, type: true })
    const answers = await Promise.all(made.map((one) => pin(one.comment_id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === commentFailures.tooManyTops.status)).toHaveLength(2)
    const { top_comment_list: top } = await client.call(commentCalls.top, itemFields('production', work.id))
    expect((await pin(top[0]!.comment_id)).status).toBe(200)
    expect(top).toHaveLength(3)
  })
})

describe('like', () => {
  it('counts a person once, also when pressed ten times at once, and can be undone', async () => {
    const { id } = await buildArticle(app.services.db)
    const { comment_id } = await buildComment(app, 'information', id)
    const { client } = await buildMember(app)
    const { client: other } = await buildMember(app)
    await other.call(commentCalls.praise, { comment_id, type: true })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.ask(commentCalls.praise, { comment_id, type: true })),
    )
    expect(answers.filter(({ status }) => status === 200).map(({ data }) => data)).toEqual([
      { praise_num: 2, is_praise: 1 },
    ])
    expect(answers.filter(({ message }) => message === '您已点赞')).toHaveLength(9)
    const read = () => client.call(commentCalls.get, { ...itemFields('information', id), page: 1 })
    expect((await read()).comment_list[0]).toMatchObject({ praise_num: 2, is_praise: 1 })
    expect(await client.call(commentCalls.praise, { comment_id, type: false })).toEqual({
      praise_num: 1,
      is_praise: 0,
    })
    expect((await client.ask(commentCalls.praise, { comment_id, type: false })).status).toBe(200)
    expect((await read()).comment_list[0]).toMatchObject({ praise_num: 1, is_praise: 0 })
  })

  it('rejects visitors and missing comments', async () => {
    const { id } = await buildArticle(app.services.db)
    const { comment_id } = await buildComment(app, 'information', id)
    const { client } = await buildMember(app)
    expect((await app.client().ask(commentCalls.praise, { comment_id, type: true })).status).toBe(401)
    const missing = { comment_id: 999_999_999, type: true }
    expect((await client.ask(commentCalls.praise, missing)).message).toBe('评论ID不存在')
  })

  it('reports a database failure', async () => {
    const { db } = app.services
    const { id } = await buildArticle(db)
    const { comment_id } = await buildComment(app, 'information', id)
    const { client, user } = await buildMember(app)
    await db.execute(
      sql.raw(`alter table comment_praises add constraint broken check (user_id <> ${user.id})`),
    )
    try {
      expect((await client.ask(commentCalls.praise, { comment_id, type: true })).message).toBe(
        markFailures.praiseFailed.zh,
      )
    } finally {
      await db.execute(sql`alter table comment_praises drop constraint broken`)
    }
  })
})

describe('tip-off', () => {
  const tipOff = async (comment_id: number) =>
    (await buildMember(app)).client.call(commentCalls.tipOff, { comment_id, reason: 'advertising' })

  it('is accepted once per person and hides nothing on its own', async () => {
    const { work } = await buildOwner()
    const { comment_id } = await buildComment(app, 'production', work.id)
    const { client } = await buildMember(app)
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.ask(commentCalls.tipOff, { comment_id, reason: 'abuse' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ message }) => message === '您已举报过该评论')).toHaveLength(2)
    expect(await total(work.id)).toBe(1)
    expect((await app.client().ask(commentCalls.tipOff, { comment_id, reason: 'abuse' })).status).toBe(401)
  })

  it('waits for an operator, who hides the comment or leaves it', async () => {
    const { client: owner, work } = await buildOwner()
    const operator = await buildOperator()
    const bad = await buildComment(app, 'production', work.id, '加我领资料')
    const good = await buildComment(app, 'production', work.id, '讲得好')
    await tipOff(bad.comment_id)
    await tipOff(bad.comment_id)
    await tipOff(good.comment_id)
    const reported = consoleOf(operator, 'tip-offs')
    const waiting = async () =>
      (await reported.rows()).rows.filter(({ id }) => id === bad.comment_id || id === good.comment_id)
    expect(await waiting()).toMatchObject([
      { id: good.comment_id, reports: 1 },
      { id: bad.comment_id, reports: 2, reasons: '广告', content: '加我领资料' },
    ])
    expect((await consoleOf(owner, 'tip-offs').askRows()).status).toBe(403)
    expect((await reported.run('hide', bad.comment_id)).problem).toBe('')
    expect((await reported.run('dismiss', good.comment_id)).problem).toBe('')
    expect(await waiting()).toEqual([])
    expect(await total(work.id)).toBe(1)
    expect((await reported.run('hide', good.comment_id)).problem).toBe(failures.dataMissing.zh)
    const hidden = { comment_id: bad.comment_id, type: true }
    expect((await owner.ask(commentCalls.setTop, hidden)).status).toBe(commentFailures.commentMissing.status)
  })
})

describe('the word list', () => {
  it('is managed by operators, and takes effect at once', async () => {
    const { id } = await buildArticle(app.services.db)
    const operator = await buildOperator()
    const { client } = await buildMember(app)
    const say = async (content: string) =>
      (
        await client.ask(commentCalls.set, {
          ...itemFields('information', id),
          content,
          enterprisePlat: false,
          uid: '',
        })
      ).status
    const words = consoleOf(operator, 'words')
    const inUse = async () => (await words.rows({ q: '獬豸', state: 'active' })).rows
    expect(await say('包治獬豸')).toBe(200)
    const { id: wordId } = await words.create({ word: '包治 獬豸' })
    await words.create({ word: '包治獬豸' })
    expect(await inUse()).toMatchObject([{ id: wordId, word: '包治獬豸' }])
    for (const content of ['本院包治獬豸', '包治獬.豸', '包-治·獬／豸', '包治✦獬豸'])
      expect(await say(content)).toBe(commentFailures.wordRefused.status)
    expect((await words.run('takeBack', wordId)).problem).toBe('')
    expect(await inUse()).toEqual([])
    expect(await say('包治獬豸')).toBe(200)
  })

  it('rejects other callers and empty words', async () => {
    const { client } = await buildMember(app)
    expect((await consoleOf(client, 'words').askRows()).status).toBe(403)
    expect((await consoleOf(client, 'words').askSave({ word: '词' })).status).toBe(403)
    expect((await consoleOf(app.client(), 'words').askRows()).status).toBe(401)
    const words = consoleOf(await buildOperator(), 'words')
    expect((await words.askSave({ word: '\u200b\u200d' })).message).toBe('参数错误: word')
  })
})
