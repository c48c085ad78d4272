import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, it } from 'vitest'
import { passageCalls } from '#contract/library/quoted-passages.ts'
import type { SpokenKind } from '#contract/library/quoted-passages.ts'
import { userTypes } from '#contract/people/account.ts'
import type { Db } from '#kernel/database.ts'
import { createDictionary } from '#server/features/library/synonyms/dictionary.ts'
import { allTags } from '#server/features/library/subjects/subjects.tables.ts'
import { readTranscripts } from '#server/features/library/transcripts/read-transcripts.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { buildDisease, buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildProduct } from '#server/testing/build-encyclopedia.ts'
import { buildPassword } from '#server/testing/build-entry.ts'
import { buildCaptions } from '#server/testing/build-transcript.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { testApp } from '#server/testing/test-app.ts'
import { namesOf } from './list-spoken-of.ts'
import { readQuotable } from './read-quotable.ts'
import { selectSpokenOf } from './spoken-of.queries.ts'

const app = await testApp()
const { db } = app.services
const { client: doctor } = await buildMember(app, { user_type: userTypes.doctor })

async function buildTalk(words: string, from = -9) {
  const captions = [
    await buildCaptions(app, [
      [3, '大家好，今天开始讲课。'],
      [75, words],
    ]),
  ]
  const meeting = await buildMeeting(db, { title: '查房', from, speaker: '青耕' })
  await buildRecording(db, meeting.id, { name: '第一讲', captions })
  return meeting
}

async function list(kind: SpokenKind, item_id: number, client = doctor) {
  await readTranscripts(app.services)
  await readQuotable(db)
  return client.call(passageCalls.spokenOf, { kind, item_id })
}

const wordsOf = async (kind: SpokenKind, id: number) =>
  (await list(kind, id)).passages.map(({ words }) => words)

it('lists where a disease is spoken of, the latest first, with its second', async () => {
  const id = await buildDisease(db, { name: '睚眦热', name_en: 'Yazi fever' })
  await buildTalk('睚眦热的剂量从每天五毫克开始。', -99)
  const meeting = await buildTalk('睚眦热的随访每三个月一次。')
  await buildTalk('别的病和它没有关系。')
  expect(await list('disease', id)).toMatchObject({
    for_doctors: false,
    passages: [
      { words: '睚眦热的随访每三个月一次。', place: 75, speaker: '青耕', item_id: meeting.id },
      { words: '睚眦热的剂量从每天五毫克开始。', place: 75 },
    ],
  })
})

it('lists products and operations, and nothing for what does not exist', async () => {
  const product = await buildProduct(db, { name: '毕方片', dose: '毕方片每次一片。' })
  const [tag] = await db
    .insert(allTags)
    .values({ kind: 'operation', name: '鸾首成形术', name_en: 'Chishou plasty' })
    .returning()
  await buildTalk('毕方片和鸾首成形术都讲一下。')
  // Neither the leaflet nor what only stands above a passage.
  expect(await wordsOf('product', product.id)).toEqual(['毕方片和鸾首成形术都讲一下。'])
  expect(await wordsOf('operation', tag!.id)).toEqual(['毕方片和鸾首成形术都讲一下。'])
  expect(await wordsOf('disease', 999_999)).toEqual([])
})

it('lists what has captions in two languages once, in that of the reader', async () => {
  const id = await buildDisease(db, { name: '精卫狂症', name_en: 'Chaofeng mania' })
  const captions = [
    await buildCaptions(app, [[75, '精卫狂症首选休息。']]),
    await buildCaptions(app, [[75, 'Rest is best in Chaofeng mania.']], 'en'),
  ]
  const meeting = await buildMeeting(db, { from: -9 })
  await buildRecording(db, meeting.id, { captions })
  expect(await wordsOf('disease', id)).toEqual(['精卫狂症首选休息。'])
  const { client: reader } = await buildMember(app, { user_type: userTypes.doctor })
  reader.language = 'en'
  const { passages } = await list('disease', id, reader)
  expect(passages.map(({ words }) => words)).toEqual(['Rest is best in Chaofeng mania.'])
})

it('is for doctors, and says so to others only where there is something', async () => {
  const [id, silent] = [
    await buildDisease(db, { name: '商羊热症' }),
    await buildDisease(db, { name: '无人讲过的重明病' }),
  ]
  await buildTalk('商羊热症首选每日两片。')
  await list('disease', id)
  const { client: other } = await buildMember(app, { user_type: userTypes.enterprise })
  for (const client of [app.client(), other]) {
    expect(await list('disease', id, client)).toEqual({ for_doctors: true, passages: [] })
    expect(await list('disease', silent, client)).toEqual({ for_doctors: false, passages: [] })
  }
})

it('lists nothing of a talk that is closed, before it is forgotten too', async () => {
  const id = await buildDisease(db, { name: '貔貅结石' })
  const [one, other] = [await buildTalk('貔貅结石要尽早手术。'), await buildTalk('貔貅结石可以先观察。')]
  expect(await wordsOf('disease', id)).toHaveLength(2)
  await buildPassword(db, one.id, '1234')
  await db.update(meetings).set({ published: false }).where(eq(meetings.id, other.id))
  expect((await doctor.call(passageCalls.spokenOf, { kind: 'disease', item_id: id })).passages).toEqual([])
})

it('goes by synonyms, by the drug in the name of a product, and not by short letters', () => {
  const dictionary = createDictionary([
    { kind: 'drug', term: '阿托伐他汀', others: ['立普妥', 'atorvastatin'] },
    { kind: 'disease', term: '心肌梗死', others: ['心梗', 'MI'] },
  ])
  expect(namesOf(['阿托伐他汀钙片', ''], dictionary)).toEqual([
    '阿托伐他汀钙片',
    '阿托伐他汀',
    '立普妥',
    'atorvastatin',
  ])
  expect(namesOf(['心肌梗死', 'MI'], dictionary)).toEqual(['心肌梗死', '心梗'])
})

it('reads one index among many passages', async () => {
  const url = await cloneTemplate(
    process.env.XINGLIN_TEST_POSTGRES!,
    `xinglin_spoken_${process.env.VITEST_POOL_ID ?? 0}`,
  )
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    let seen = { text: '', values: [] as unknown[] }
    const logged = drizzle(pool, {
      logger: { logQuery: (text, values) => void (seen = { text, values }) },
    }) as Db
    await logged.execute(
      sql`insert into quoted_sources (source, source_id, hash) select 'transcript', n, '' from generate_series(1, 100) n`,
    )
    await logged.execute(sql`
      insert into quoted_passages (quoted_source_id, place, heading, words, folded)
      select 1 + n % 100, n, '', text, text from (
        select n, chr(19968 + n % 160) || chr(20500 + n / 7 % 900) || '的诊断' || n as text from generate_series(1, 50000) n) made`)
    await pool.query('vacuum analyze quoted_passages')
    await selectSpokenOf(logged, { query: `'鸱吻' & '吻综'`, patterns: ['%鸱吻综%'] })
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${seen.text}`, seen.values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('quoted_passages_by_grams')
    expect(plan).not.toContain('Seq Scan on quoted_passages')
  } finally {
    await pool.end()
  }
})
