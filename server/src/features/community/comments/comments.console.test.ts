import { expect, it } from 'vitest'
import { commentCalls, commentFailures } from '#contract/community/comments.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildComment, itemFields } from '#server/testing/build-comment.ts'
import { buildArticle } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { client: reviewer } = await buildMember(app, { operator_roles: ['reviewer'] })
const reason = '广告'
const article = await buildArticle(app.services.db, { title: '被评论的文章' })

const idsBelow = async () => {
  const read = { ...itemFields('information', article.id), page: 1 }
  return (await app.client().call(commentCalls.get, read)).comment_list.map(({ comment_id }) => comment_id)
}

it('finds a comment, hides it and shows it again', async () => {
  const { client: author } = await buildMember(app)
  const { comment_id: id } = await buildComment(app, 'information', article.id, '加微信领取福利', author)
  const comments = consoleOf(reviewer, 'comments')
  const { rows } = await comments.rows({ q: '领取福利', kind: 'comment', item_type: 'information' })
  expect(rows).toMatchObject([{ id, is_hidden: false }])
  expect((await comments.record(id)).facts).toMatchObject([{ value: '被评论的文章' }])
  expect((await comments.run('hide', id, { reason })).problem).toBe('')
  expect(await idsBelow()).not.toContain(id)
  expect((await comments.rows({ q: '领取福利', state: 'hidden' })).total).toBe(1)
  expect((await comments.run('restore', id, { reason })).problem).toBe('')
  expect(await idsBelow()).toContain(id)
  const { data } = await author.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  expect(data[0]!.pushContent).toBe('您的评论“加微信领取福利”已恢复显示。')
  const { client: support } = await buildMember(app, { operator_roles: ['support'] })
  expect((await consoleOf(support, 'comments').askRows()).status).toBe(failures.noPermission.status)
})

it('answers the reports about a comment once', async () => {
  const { comment_id: id } = await buildComment(app, 'information', article.id, '被举报的话')
  for (const why of ['abuse', 'privacy'] as const)
    await (await buildMember(app)).client.call(commentCalls.tipOff, { comment_id: id, reason: why })
  const tipOffs = consoleOf(reviewer, 'tip-offs')
  const { rows } = await tipOffs.rows({ q: '被举报的话' })
  expect(rows).toMatchObject([{ id, reports: 2, reasons: '辱骂攻击、泄露隐私' }])
  const both = await Promise.all([1, 2].map(() => tipOffs.run('dismiss', id, { reason })))
  expect(both.filter(({ problem }) => problem === '')).toHaveLength(1)
  expect((await tipOffs.rows({ q: '被举报的话' })).total).toBe(0)
  expect(await idsBelow()).toContain(id)
})

it('keeps words out of comments until they are taken back', async () => {
  const words = consoleOf(reviewer, 'words')
  const { id } = await words.create({ word: '神药 包治' })
  const { client } = await buildMember(app)
  const write = () =>
    client.ask(commentCalls.set, {
      ...itemFields('information', article.id),
      content: '神药包治百病',
      enterprisePlat: false,
      uid: '',
    })
  expect((await write()).status).toBe(commentFailures.wordRefused.status)
  expect((await words.run('takeBack', id)).problem).toBe('')
  expect((await write()).status).toBe(200)
  expect((await words.run('putBack', id)).problem).toBe('')
  expect((await words.askSave({ word: '！？' })).status).toBe(failures.parameterError.status)
})
