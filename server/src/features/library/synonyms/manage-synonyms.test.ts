import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { synonymFailures, synonymLimits } from '#contract/library/synonyms.ts'
import { failures } from '#contract/wire/failure.ts'
import { fold } from '#kernel/fold.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { loadDictionary, synonymDictionary } from './synonym-dictionary.ts'
import { synonyms } from './synonyms.tables.ts'

const app = await testApp()
const operator = await buildMember(app, { operator_roles: ['editor'] })
const list = consoleOf(operator.client, 'synonyms')

it('counts names once that are one to a search', async () => {
  const others = 'YDB、ydb、鼹 蛋白、鼹蛋白测定'
  const { id } = await list.create({ kind: 'test', term: '鼹蛋白', others })
  expect((await list.record(id)).values).toMatchObject({ others: 'YDB\n鼹蛋白测定' })
})

it.each([
  ['a single character', { term: '獾' }, synonymFailures.nameTooShort],
  ['a sign only', { others: '%%' }, synonymFailures.nameTooShort],
  ['no other name', { others: '' }, resourceFailures.valuesWrong],
  ['itself as the other name', { others: '狍 子病' }, synonymFailures.noOtherName],
  ['a usual name that exists', { term: '心力衰竭' }, synonymFailures.termTaken],
  ['an unknown kind', { kind: 'plant' }, resourceFailures.valuesWrong],
  ['a long name', { term: '长'.repeat(synonymLimits.nameLength + 1) }, resourceFailures.valuesWrong],
])('refuses %s', async (what, wrong, failure) => {
  const written = { kind: 'disease', term: '狍子病', others: '狍病', ...wrong }
  expect((await list.askSave(written)).status).toBe(failure.status)
  const { id } = await list.create({ kind: 'other', term: `改名 ${what}`, others: '别名一二' })
  expect((await list.change(id, written)).status).toBe(failure.status)
})

it('gives a usual name to one entry, also when two are added at once', async () => {
  const written = { kind: 'disease', term: '麂病', others: '麂子病' }
  const answers = await Promise.all([list.askSave(written), list.askSave(written)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(
    new Set([200, synonymFailures.termTaken.status]),
  )
})

it('finds nothing by what would be SQL, and changes only what exists', async () => {
  expect((await list.rows({ q: "'; drop table synonyms; --" })).total).toBe(0)
  const written = { kind: 'other', term: '无此条目', others: '无此' }
  expect((await list.askSave(written, 999_999_999)).status).toBe(failures.dataMissing.status)
})

it('ships several hundred entries in which every name can be searched and occurs once', async () => {
  const shipped = await app.services.db
    .select()
    .from(synonyms)
    .where(sql`${synonyms.id} <= 760`)
  expect(shipped.length).toBeGreaterThan(700)
  for (const { term, others } of shipped) {
    const folded = [term, ...others].map(fold)
    expect(new Set(folded).size, term).toBe(folded.length)
    expect(
      folded.filter((name) => Array.from(name).length < 2),
      term,
    ).toEqual([])
  }
})

it('is loaded again when a while has passed', async () => {
  const dictionary = app.services.states.get(synonymDictionary)
  const before = await dictionary.get()
  await app.services.db.insert(synonyms).values({ kind: 'other', term: '他处所加', others: ['他加'] })
  expect(await dictionary.get()).toBe(before)
  const later = await dictionary.get(Date.now() + 60_000)
  expect(later.find('他加')).toHaveLength(1)
  expect((await loadDictionary(app.services.db)).find('他加')).toHaveLength(1)
})
