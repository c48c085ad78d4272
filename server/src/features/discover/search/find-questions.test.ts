import { expect, it } from 'vitest'
import { searchCalls } from '#contract/discover/search.ts'
import type { SearchTab } from '#contract/discover/search.ts'
import {
  buildArticle,
  buildDoctor,
  buildMeeting,
  buildOperation,
  buildWork,
} from '#server/testing/build-content.ts'
import { buildProduct, linkProduct } from '#server/testing/build-encyclopedia.ts'
import { testApp } from '#server/testing/test-app.ts'
import { indexChanges } from './update-index.ts'

const app = await testApp()
const { db } = app.services

const everywhere = { college_id: 0, disease_id: 0 }

async function ask(keyword: string) {
  await indexChanges(db, app.services.items)
  const client = app.client()
  const [all, counts] = [
    await client.call(searchCalls.all, { keyword, ...everywhere }),
    await client.call(searchCalls.counts, { keyword, ...everywhere }),
  ]
  return { ...all, counts }
}

const listed = async (tab: SearchTab, keyword: string) =>
  (
    await app
      .client()
      .call(searchCalls[tab] as typeof searchCalls.consulting, { keyword, ...everywhere, page: 1 })
  ).data

it('drops what makes a question of a search', async () => {
  await buildArticle(db, { title: '急性心肌梗死的早期处理' })
  const { found, counts } = await ask('急性心梗怎么处理？')
  expect(found.consulting[0]).toMatchObject({
    found_title: {
      text: '急性心肌梗死的早期处理',
      hits: [
        { start: 2, end: 6 },
        { start: 9, end: 11 },
      ],
    },
    found_words: [],
  })
  expect(counts.consulting).toBe(1)
})

it('finds what has some of the words, the heaviest first, and says on which it rests', async () => {
  await buildArticle(db, { title: '鸸鹋热与二甲双胍' })
  await buildArticle(db, { title: '二甲双胍的胃肠反应' })
  await buildArticle(db, { title: '胃肠反应一般说明' })
  const { found } = await ask('二甲双胍 鸸鹋热 渗漏')
  expect(found.consulting.map(({ title, found_words }) => [title, found_words])).toEqual([
    ['鸸鹋热与二甲双胍', ['二甲双胍', '鸸鹋热']],
    ['二甲双胍的胃肠反应', ['二甲双胍']],
  ])
})

it('fills a group that has nothing with every word, and counts and lists the same', async () => {
  await buildDoctor(db, { name: '文鳐', good_at: '犀渠病的静养' })
  await buildArticle(db, { title: '犀渠病的用药' })
  const { found, counts } = await ask('犀渠病 静养')
  expect(found.expert).toMatchObject([{ doctor_name: '文鳐', found_words: [] }])
  expect(found.consulting).toMatchObject([{ title: '犀渠病的用药', found_words: ['犀渠病'] }])
  expect(counts).toMatchObject({ expert: 1, consulting: 1 })
  expect(await listed('consulting', '犀渠病 静养')).toMatchObject([{ title: '犀渠病的用药' }])
})

it('finds a name with its parts in any order', async () => {
  await buildDoctor(db, { name: '钟骅綦' })
  for (const typed of ['綦骅钟', '骅綦钟', '钟綦骅', '骅綦 钟'])
    expect((await ask(typed)).found.expert, typed).toMatchObject([{ doctor_name: '钟骅綦' }])
})

it('leads from a drug to everything that is linked to it', async () => {
  const product = await buildProduct(db, { name: '鹓雏他汀钙片' })
  const [meeting, article, work, operation, doctor] = [
    await buildMeeting(db, { title: '血脂会', from: -9 }),
    await buildArticle(db, { title: '血脂文' }),
    await buildWork(db, { title: '血脂课' }),
    await buildOperation(db, { title: '血脂手术' }),
    await buildDoctor(db, { name: '血脂医' }),
  ]
  for (const [kind, { id }] of [
    ['meeting', meeting],
    ['information', article],
    ['production', work],
    ['operation', operation],
    ['doctor', doctor],
  ] as const)
    await linkProduct(db, product.id, kind, id)
  const { counts, found } = await ask('鹓雏他汀')
  expect(counts).toMatchObject({ product: 1, playback: 1, consulting: 1, course: 1, operation: 1, expert: 1 })
  expect(found.playback[0]!.found_reason).toMatchObject({ how: 'typed', text: '鹓雏他汀钙片' })
})

it('keeps what is going on apart from what is to come', async () => {
  const live = await buildMeeting(db, { title: '狡兽会诊', from: -1, to: 1 })
  const next = await buildMeeting(db, { title: '狡兽研讨', from: 5 })
  const { found, counts } = await ask('狡兽')
  expect(found.live).toMatchObject([{ meeting_id: live.id }])
  expect(found.advance).toMatchObject([{ meeting_id: next.id }])
  expect(counts).toMatchObject({ live: 1, advance: 1, playback: 0 })
})
