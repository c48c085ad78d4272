import { expect, it } from 'vitest'
import { searchCalls } from '#contract/discover/search.ts'
import { articleCalls } from '#contract/library/articles.ts'
import { doctorCalls } from '#contract/discover/doctor-homepage.ts'
import { failures } from '#contract/wire/failure.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { noteUntranslatedTitles } from '#server/features/discover/search/note-untranslated.ts'
import { indexChanges } from '#server/features/discover/search/update-index.ts'
import { buildArticle, buildDoctor } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db, items } = app.services
const editor = await buildMember(app, { operator_roles: ['editor'] })
const list = consoleOf(editor.client, 'translations')

const reader = (language: string) => Object.assign(app.client(), { language })
const english = reader('en')

it('shows readers of English what editors have translated, and others the original', async () => {
  const article = await buildArticle(db, { title: '貘类心衰共识解读', intro: '貘类共识的三点变化' })
  const detail = { information_id: article.id }
  expect((await english.call(articleCalls.detail, detail)).title).toBe('貘类心衰共识解读')
  const { id } = await list.create({ chinese: article.title, english: 'The tapir consensus explained' })
  await list.create({ chinese: article.intro, english: 'Three changes of the tapir consensus' })
  expect(await english.call(articleCalls.detail, detail)).toMatchObject({
    title: 'The tapir consensus explained',
    intro: 'Three changes of the tapir consensus',
  })
  expect((await app.client().call(articleCalls.detail, detail)).title).toBe(article.title)
  // Without a translation the original is better than nothing.
  expect((await list.change(id, { chinese: article.title, english: '' })).status).toBe(200)
  expect((await english.call(articleCalls.detail, detail)).title).toBe(article.title)
})

it('finds an item by its translation, which stands in the place of the title', async () => {
  const article = await buildArticle(db, { title: '犀牛瓣膜介入' })
  await indexChanges(db, items)
  await list.create({ chinese: article.title, english: 'Rhinoceros valve intervention' })
  const find = async (client: typeof english, keyword: string) => {
    await indexChanges(db, items)
    const scope = { college_id: 0, disease_id: 0, page: 1 }
    return (await client.call(searchCalls.consulting, { keyword, ...scope })).data
  }
  expect(await find(english, 'rhinoceros')).toMatchObject([
    {
      information_id: article.id,
      title: 'Rhinoceros valve intervention',
      found_title: { text: 'Rhinoceros valve intervention', hits: [{ start: 0, end: 10 }] },
      found_reason: null,
    },
  ])
  expect(await find(app.client(), 'rhinoceros')).toMatchObject([
    {
      found_title: { text: article.title, hits: [] },
      found_reason: { text: 'Rhinoceros valve intervention' },
    },
  ])
  expect(await find(english, '犀牛瓣膜')).toMatchObject([
    {
      found_title: { text: 'Rhinoceros valve intervention', hits: [] },
      found_reason: { text: article.title },
    },
  ])
})

it('gives authors what they have written, to be edited', async () => {
  const { client, user } = await buildMember(app)
  const doctor = await buildDoctor(db, { user_id: user.id, hospital: '貘山医院' })
  await list.create({ chinese: '貘山医院', english: 'Tapir Mountain Hospital' })
  const author = Object.assign(client, { language: 'en' })
  const seen = await author.call(doctorCalls.detail, { doctor_id: doctor.id })
  expect(seen.hospital).toBe('Tapir Mountain Hospital')
  expect((await author.call(doctorCalls.profile, {})).hospital).toBe('貘山医院')
})

it('lists titles that nobody has translated, each once', async () => {
  const title = '待译的鸭嘴兽'
  await buildArticle(db, { title })
  await buildArticle(db, { title })
  await buildArticle(db, { title: 'An English title of its own' })
  await indexChanges(db, items)
  await noteUntranslatedTitles(app.services)
  await noteUntranslatedTitles(app.services)
  const { rows } = await list.rows({ q: title, state: 'waiting' })
  expect(rows).toMatchObject([{ chinese: title, english: '', state: 'waiting' }])
  expect((await list.rows({ q: 'An English title of its own' })).rows).toEqual([])
  expect((await list.change(Number(rows[0]!.id), { chinese: title, english: 'Platypus' })).status).toBe(200)
  expect((await list.rows({ q: title, state: 'waiting' })).rows).toEqual([])
})

it('has one translation of a text, by editors alone', async () => {
  const values = { chinese: '只有一个译文', english: 'One only' }
  const both = await Promise.all([list.askSave(values), list.askSave(values)])
  expect(new Set(both.map(({ status }) => status))).toEqual(
    new Set([200, resourceFailures.alreadyThere.status]),
  )
  const reviewer = await buildMember(app, { operator_roles: ['reviewer'] })
  expect((await consoleOf(reviewer.client, 'translations').askSave(values)).status).toBe(
    failures.noPermission.status,
  )
})
