import { expect, it } from 'vitest'
import { searchCalls } from '#contract/discover/search.ts'
import { synonymDictionary } from '#server/features/library/synonyms/synonym-dictionary.ts'
import { synonyms } from '#server/features/library/synonyms/synonyms.tables.ts'
import {
  buildArticle,
  buildDisease,
  buildDoctor,
  buildMeeting,
  buildOperation,
} from '#server/testing/build-content.ts'
import { buildProduct } from '#server/testing/build-encyclopedia.ts'
import { testApp } from '#server/testing/test-app.ts'
import { indexChanges } from './update-index.ts'

const app = await testApp()
const { db } = app.services
const everywhere = { college_id: 0, disease_id: 0 }

await db.insert(synonyms).values([
  { kind: 'disease', term: '狨猴综合征', others: ['狨综', 'RHS', 'marmoset syndrome'] },
  { kind: 'drug', term: '豚鹿他汀', others: ['豚鹿妥', 'hogdeerstatin'] },
])
app.services.states.get(synonymDictionary).reload()
const diseaseId = await buildDisease(db, { name: '狨猴综合征', name_en: 'Marmoset syndrome' })
await buildArticle(db, { title: '狨综诊治指南' })
await buildArticle(db, { title: '第三届学术会', disease_id: diseaseId })
await buildMeeting(db, { title: 'RHS 病例讨论' })
await buildOperation(db, { title: '经皮薮猫瓣膜置换术' })
await buildDoctor(db, { name: '仇薮猫', good_at: '狨猴综合征' })
const product = await buildProduct(db, { name: '豚鹿他汀钙片', indications: '用于猫血症。' })
await indexChanges(db, app.services.items)

const all = (keyword: string) => app.client().call(searchCalls.all, { keyword, ...everywhere })

const titlesOf = async (keyword: string) =>
  Object.values((await all(keyword)).found)
    .flat()
    .map((row) => row.found_title.text)
    .toSorted()

const ofSyndrome = ['RHS 病例讨论', '仇薮猫', '狨猴综合征', '狨综诊治指南', '第三届学术会']

it.each(['狨猴综合征', '狨综', 'RHS', 'rhs', 'Marmoset Syndrome', 'marmoset syndrome'])(
  'finds by %s everything that bears one of its names',
  async (keyword) => expect(await titlesOf(keyword)).toEqual(ofSyndrome.toSorted()),
)

it.each([
  ['a brand', '豚鹿妥', ['豚鹿他汀钙片']],
  ['English', 'hogdeerstatin', ['豚鹿他汀钙片']],
  ['English with a wrong letter', 'hogdeerstatn', ['豚鹿他汀钙片']],
  ['one wrong character', '薮猫瓣摸置换', ['经皮薮猫瓣膜置换术']],
  ['two swapped characters', '薮猫膜瓣置换', ['经皮薮猫瓣膜置换术']],
  ['one missing character', '薮猫膜置换术', ['经皮薮猫瓣膜置换术']],
  ['one character too many', '薮猫的瓣膜置换', ['经皮薮猫瓣膜置换术']],
  ['a wrong character in a long phrase', '经皮薮猫瓣膜置还术', ['经皮薮猫瓣膜置换术']],
  ['a character that sounds the same', '薮毛瓣膜', ['经皮薮猫瓣膜置换术']],
  ['a wrong syllable', 'soumaobanma', ['经皮薮猫瓣膜置换术']],
  ['zh for z, an for ang', 'soumaobangmozihuan', ['经皮薮猫瓣膜置换术']],
  ['characters and pinyin', '薮mao瓣膜', ['经皮薮猫瓣膜置换术']],
  ['pinyin and initials', 'soumbm', ['经皮薮猫瓣膜置换术']],
  ['a surname as it is spoken', 'qiusoumao', ['仇薮猫']],
  ['a surname in characters, the rest in pinyin', '仇soumao', ['仇薮猫']],
])('finds by %s: %s', async (_how, keyword, expected) => {
  expect(await titlesOf(keyword)).toEqual(expected)
})

it.each(['狨猴综合征指南', 'RHS 指南'])(
  'finds what has the name and the word before other kinds that have the name: %s',
  async (typed) => {
    const { found } = await all(typed)
    expect(found.consulting).toMatchObject([{ title: '狨综诊治指南', found_words: [] }])
    expect(found.expert).toMatchObject([
      { doctor_name: '仇薮猫', found_words: [expect.stringMatching(/狨猴综合征|rhs/i)] },
    ])
  },
)

it('finds nothing similar as long as something is found as typed', async () => {
  await buildArticle(db, { title: '貘血压' })
  await buildArticle(db, { title: '貘血脂' })
  await indexChanges(db, app.services.items)
  expect(await titlesOf('貘血压')).toEqual(['貘血压'])
  expect(await titlesOf('貘血糖')).toEqual(['貘血压', '貘血脂'])
  // An empty tab is not filled with similar things either.
  const { data } = await app.client().call(searchCalls.advance, { keyword: '貘血压', ...everywhere, page: 1 })
  expect(data).toEqual([])
})

it('does not take a long phrase for one that sounds the same at its beginning only', async () => {
  await buildArticle(db, { title: '鼯猴瓣膜置换术后随访与管理' })
  await indexChanges(db, app.services.items)
  expect(await titlesOf('鼯猴瓣膜置换术后复发的处理')).toEqual([])
})

it('does not find letters in the middle of an English keyword', async () => {
  await buildArticle(db, {
    title: '无关文章甲',
    disease_id: await buildDisease(db, { name: '无名病', name_en: 'Infarqtion of xqzt' }),
  })
  await indexChanges(db, app.services.items)
  expect(await titlesOf('xqz')).toContain('无关文章甲')
  expect(await titlesOf('qzt')).toEqual([])
})

it('leads with the disease, its other names, and what was searched besides', async () => {
  const found = await all('狨综')
  expect(found.disease).toMatchObject({
    disease_id: diseaseId,
    disease_name: '狨猴综合征',
    other_names: ['狨综', 'RHS', 'marmoset syndrome'],
  })
  expect(found.product).toBeNull()
  expect(found.understood).toEqual([
    { typed: '狨综', how: 'synonym', names: ['狨猴综合征', 'RHS', 'marmoset syndrome'] },
  ])
  expect((await all('ronghouzhz')).disease).toMatchObject({ disease_id: diseaseId })
  expect((await all('狨')).disease).toBeNull()
})

it('leads with the drug', async () => {
  expect((await all('豚鹿妥')).product).toMatchObject({
    product_id: product.id,
    product_name: '豚鹿他汀钙片',
    indications: '用于猫血症。',
    other_names: ['豚鹿妥', 'hogdeerstatin'],
  })
})

it('explains what is neither in the title nor below it', async () => {
  const { found } = await all('RHS')
  expect(found.consulting.find((row) => row.title === '第三届学术会')!.found_reason).toEqual({
    how: 'synonym',
    typed: 'RHS',
    text: '狨猴综合征',
    hits: [{ start: 0, end: 5 }],
  })
  expect(found.advance[0]).toMatchObject({
    found_title: { hits: [{ start: 0, end: 3 }] },
    found_reason: null,
    found_words: [],
  })
})

it('says what it took a mistyped word for', async () => {
  expect((await all('薮猫瓣摸')).understood).toEqual([
    { typed: '薮猫瓣摸', how: 'near', names: ['薮猫瓣膜'] },
  ])
})

it('offers the nearest terms when nothing is found', async () => {
  const found = await all('狨猴综合术后复发')
  expect(Object.values(found.found).flat()).toEqual([])
  expect(found.nearest).toEqual(['狨猴综合征'])
  expect((await all('鼍鼍鼍')).nearest).toEqual([])
  expect(await all('')).toMatchObject({ understood: [], disease: null, nearest: [] })
})

it('suggests terms that begin with what was typed, if they find something', async () => {
  const suggest = (keyword: string) => app.client().call(searchCalls.suggest, { keyword, ...everywhere })
  expect(await suggest('marmo')).toEqual([
    { kind: 'term', text: 'marmoset syndrome', hits: [{ start: 0, end: 5 }] },
  ])
  expect((await suggest('狨综')).map(({ text }) => text)).toEqual(['狨猴综合征', '狨综诊治指南'])
})
