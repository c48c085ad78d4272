import { createServer } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { answerCalls } from '#contract/discover/answers.ts'
import { userTypes } from '#contract/people/account.ts'
import { articles } from '#server/features/library/articles/articles.tables.ts'
import { readTranscripts } from '#server/features/library/transcripts/read-transcripts.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { openaiComposer } from '#server/providers/composer/openai.ts'
import { buildArticle, buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildProduct } from '#server/testing/build-encyclopedia.ts'
import { buildPassword } from '#server/testing/build-entry.ts'
import { buildCaptions } from '#server/testing/build-transcript.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { readQuotable } from '#server/features/library/quoted-passages/read-quotable.ts'

const app = await testApp()
const { db } = app.services

const { client: doctor } = await buildMember(app, { user_type: userTypes.doctor })

const asked = '鸱吻综合征 螭首素 剂量是多少'

async function read() {
  await readTranscripts(app.services)
  await readQuotable(db)
}

const ask = async (keyword = asked) => doctor.call(answerCalls.ask, { keyword })
const wordsOf = async (keyword?: string) => (await ask(keyword)).quotes.map(({ words }) => words)

async function buildTalk(words: string, title = '鸱吻综合征查房') {
  const captions = [
    await buildCaptions(app, [
      [3, '大家好，今天开始。'],
      [75, words],
    ]),
  ]
  const meeting = await buildMeeting(db, { title, from: -9, speaker: '霸下' })
  return { meeting, recording: await buildRecording(db, meeting.id, { name: title, captions }) }
}

beforeEach(async () => {
  app.services.providers.composer = undefined
  await db.update(meetings).set({ published: false })
  await db.delete(articles)
})

it('quotes what was said, with who said it, where and at which second', async () => {
  const { meeting, recording } = await buildTalk('鸱吻综合征用螭首素，剂量每天五毫克。')
  await read()
  expect((await ask()).quotes).toEqual([
    {
      quote_id: expect.any(Number),
      source: 'transcript',
      words: '鸱吻综合征用螭首素，剂量每天五毫克。',
      hits: [
        { start: 0, end: 4 },
        { start: 6, end: 9 },
        { start: 10, end: 12 },
      ],
      heading: '',
      place: 75,
      page: 0,
      talk: 'recording',
      talk_id: recording.id,
      title: '鸱吻综合征查房',
      item_id: meeting.id,
      item_title: '鸱吻综合征查房',
      course_type: 0,
      speaker: '霸下',
      said_at: expect.any(String),
      is_guideline: false,
    },
  ])
})

it('quotes paragraphs of articles and sections of leaflets', async () => {
  const article = await buildArticle(db, {
    title: '狴犴热',
    body: '<p>引言一段没有别的。</p><h2>用药</h2><ul><li>狴犴热的囚牛片剂量为每日两片</li></ul>',
  })
  const product = await buildProduct(db, { name: '囚牛片', dose: '治狴犴热，剂量每次一片，每日两次。' })
  await read()
  const { quotes } = await ask('狴犴热 囚牛片 剂量')
  expect(quotes).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ source: 'article', item_id: article.id, heading: '用药', place: 1 }),
      expect.objectContaining({ source: 'leaflet', item_id: product.id, heading: 'dose', said_at: '' }),
    ]) as object,
  )
})

it('is for doctors, and says so to others', async () => {
  await buildTalk('鸱吻综合征用螭首素，剂量每天五毫克。')
  await read()
  const nothing = { quotes: [], contradicting: [], joined: [] }
  expect(await app.client().call(answerCalls.ask, { keyword: asked })).toEqual({
    for_doctors: true,
    ...nothing,
  })
  const { client } = await buildMember(app, { user_type: userTypes.enterprise })
  expect(await client.call(answerCalls.ask, { keyword: asked })).toEqual({ for_doctors: true, ...nothing })
  expect(await ask('没有人说过的貔貅 怎么办')).toEqual({ for_doctors: false, ...nothing })
  expect(await ask('')).toEqual({ for_doctors: false, ...nothing })
})

it.each<[string, (meetingId: number) => Promise<unknown>]>([
  ['a password', (id) => buildPassword(db, id, '1234')],
  [
    'enterprise members only',
    (id) => db.update(meetings).set({ audience: 'enterprise' }).where(eq(meetings.id, id)),
  ],
  ['nobody', (id) => db.update(meetings).set({ published: false }).where(eq(meetings.id, id))],
])('quotes nothing of a talk for %s, not even before it is forgotten', async (_who, close) => {
  const { meeting } = await buildTalk('鸱吻综合征用螭首素，剂量每天五毫克。')
  await read()
  expect(await wordsOf()).toHaveLength(1)
  await close(meeting.id)
  expect(await wordsOf()).toEqual([])
  await read()
  expect(await ask()).toMatchObject({ for_doctors: false, quotes: [] })
})

it('quotes an article as it is now, or not at all', async () => {
  const article = await buildArticle(db, { title: '椒图病', body: '<p>椒图病的首选药物是蒲牢胶囊。</p>' })
  await read()
  expect(await wordsOf('椒图病首选什么药物')).toEqual(['椒图病的首选药物是蒲牢胶囊。'])
  await db
    .update(articles)
    .set({ body: '<p>椒图病的首选药物是狻猊胶囊。</p>' })
    .where(eq(articles.id, article.id))
  expect(await wordsOf('椒图病首选什么药物')).toEqual([])
  await read()
  expect(await wordsOf('椒图病首选什么药物')).toEqual(['椒图病的首选药物是狻猊胶囊。'])
})

it('shows what is said twice once, newer guidelines first, and opposite statements as a pair', async () => {
  const body = (words: string) => `<p>${words}</p>`
  const at = (year: number) => new Date(`${year}-03-01T00:00:00Z`)
  await buildArticle(db, {
    title: '赑屃症指南 2019',
    published_at: at(2019),
    body: body('赑屃症治疗首选狴犴素静脉注射。'),
  })
  await buildArticle(db, {
    title: '赑屃症指南 2025',
    published_at: at(2025),
    body: body('赑屃症治疗不推荐狴犴素静脉注射。'),
  })
  await buildArticle(db, {
    title: '转载',
    published_at: at(2018),
    body: body('赑屃症治疗首选狴犴素静脉注射。'),
  })
  await read()
  const { quotes, contradicting } = await ask('赑屃症 狴犴素 治疗')
  expect(quotes.map(({ title }) => title)).toEqual(['赑屃症指南 2025', '赑屃症指南 2019'])
  expect(quotes.every(({ is_guideline }) => is_guideline)).toBe(true)
  expect(contradicting).toEqual([quotes.map(({ quote_id }) => quote_id)])
})

/** A service that answers like the chat completions of OpenAI, with whatever it was told to say. */
const said: { content: string; status: number; heard: string[] } = { content: '', status: 200, heard: [] }
const liar = createServer((request, response) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString()))
  request.on('end', () => {
    said.heard.push(`${request.url} ${request.headers.authorization} ${body}`)
    response.writeHead(said.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ choices: [{ message: { content: said.content } }] }))
  })
})
await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve))
const { port } = liar.address() as { port: number }
afterAll(() => liar.close())
const composer = openaiComposer({ url: `http://127.0.0.1:${port}/v1/`, key: 'k', model: 'm' })

it('never shows a sentence of a language model that nobody said', async () => {
  await buildTalk('鸱吻综合征用螭首素，剂量每天五毫克。肾功能不全者不推荐加量。')
  await read()
  said.content = JSON.stringify({
    sentences: [
      '肾功能不全者不推荐加量。',
      '鸱吻综合征用螭首素，剂量每天五十毫克。',
      '推荐加量。',
      '肾功能不全者推荐加量。',
      '专家一致认为疗效显著。',
      '鸱吻综合征用螭首素,剂量每天五毫克。',
    ],
  })
  app.services.providers.composer = composer
  const { quotes, joined } = await ask()
  expect(joined).toEqual([
    { words: '肾功能不全者不推荐加量。', quote_ids: [quotes[0]!.quote_id] },
    { words: '鸱吻综合征用螭首素，剂量每天五毫克。', quote_ids: [quotes[0]!.quote_id] },
  ])
  expect(said.heard.at(-1)).toContain('/v1/chat/completions Bearer k')
})

it.each([
  ['no JSON', { content: '抱歉', status: 200 }],
  ['other JSON', { content: '{"answer":"x"}', status: 200 }],
  ['an error', { content: '', status: 500 }],
])('answers by quotes alone where the model answers with %s', async (_what, reply) => {
  await buildTalk('鸱吻综合征用螭首素，剂量每天五毫克。')
  await read()
  Object.assign(said, reply)
  app.services.providers.composer = composer
  expect(await ask()).toMatchObject({ joined: [], quotes: [{ place: 75 }] })
})
