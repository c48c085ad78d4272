import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { synonymFailures, synonymLimits, synonymOperatorCalls } from '#contract/library/synonyms.ts'
import { failures } from '#contract/wire/failure.ts'
import { fold } from '#kernel/fold.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { loadDictionary, synonymDictionary } from './synonym-dictionary.ts'
import { synonyms } from './synonyms.tables.ts'

const app = await testApp()
const operator = await buildMember(app, { operator_roles: ['editor'] })
const { lists, add, edit, remove } = synonymOperatorCalls

const known = async (name: string) =>
  (await app.services.states.get(synonymDictionary).get()).find(fold(name)).map(({ term }) => term)

it('adds, lists, changes and removes an entry, and search knows at once', async () => {
  const written = { kind: 'disease' as const, term: '獾鼬综合征', others: ['獾综', 'BWS-2'] }
  const made = await operator.client.call(add, written)
  expect(made).toEqual({ ...written, synonym_id: expect.any(Number) })
  expect(await known('bws2')).toEqual(['獾鼬综合征'])
  const listed = await operator.client.call(lists, { page: 1, keyword: 'bws' })
  expect(listed).toMatchObject({ data: [made], total: 1 })
  const changed = { ...made, kind: 'drug' as const, term: '獾鼬平', others: ['獾平'] }
  expect(await operator.client.call(edit, changed)).toEqual(changed)
  expect(await known('獾综')).toEqual([])
  expect(await known('獾平')).toEqual(['獾鼬平'])
  const id = { synonym_id: made.synonym_id }
  expect(await operator.client.call(remove, id)).toEqual({})
  expect(await operator.client.call(remove, id)).toEqual({})
  expect(await known('獾平')).toEqual([])
})

it('lists by kind, 20 a page, in the order of the names', async () => {
  const first = await operator.client.call(lists, { page: 1, keyword: '', kind: 'drug' })
  expect(first.data).toHaveLength(20)
  expect(first.data.every(({ kind }) => kind === 'drug')).toBe(true)
  const second = await operator.client.call(lists, { page: 2, keyword: '', kind: 'drug' })
  expect(second.data.map((row) => row.synonym_id)).not.toContain(first.data[0]!.synonym_id)
  const none = await operator.client.call(lists, { page: 1, keyword: "'; drop table synonyms; --" })
  expect(none).toMatchObject({ data: [], total: 0 })
})

it('counts names once that are one to a search', async () => {
  const made = await operator.client.call(add, {
    kind: 'test',
    term: '鼹蛋白',
    others: ['YDB', 'ydb', '鼹 蛋白', '鼹蛋白测定'],
  })
  expect(made.others).toEqual(['YDB', '鼹蛋白测定'])
})

it.each([
  ['a single character', { term: '獾' }, synonymFailures.nameTooShort],
  ['a sign only', { others: ['%%'] }, synonymFailures.nameTooShort],
  ['no other name', { others: [] }, synonymFailures.noOtherName],
  ['itself as the other name', { others: ['狍 子病'] }, synonymFailures.noOtherName],
  ['a usual name that exists', { term: '心力衰竭' }, synonymFailures.termTaken],
])('refuses %s', async (what, wrong, failure) => {
  const written = { kind: 'disease' as const, term: '狍子病', others: ['狍病'], ...wrong }
  expect(await operator.client.ask(add, written)).toMatchObject({
    status: failure.status,
    message: failure.zh,
  })
  const made = await operator.client.call(add, {
    kind: 'other',
    term: `改名${failure.status} ${what}`,
    others: ['别名一二'],
  })
  expect((await operator.client.ask(edit, { ...made, ...written })).status).toBe(failure.status)
})

it('gives a usual name to one entry, also when two are added at once', async () => {
  const written = { kind: 'disease' as const, term: '麂病', others: ['麂子病'] }
  const answers = await Promise.all([operator.client.ask(add, written), operator.client.ask(add, written)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(
    new Set([200, synonymFailures.termTaken.status]),
  )
})

it.each([
  ['kind', 'plant'],
  ['others', 'x'],
  ['others', JSON.stringify(Array.from({ length: synonymLimits.names + 1 }, (_, n) => `名${n}`))],
  ['term', '长'.repeat(synonymLimits.nameLength + 1)],
])('rejects %s %j', async (field, value) => {
  const form = { kind: 'disease', term: '獐病', others: '["獐子病"]', [field]: value }
  const answer = await postForm(app, add.path, form, operator.client.token)
  expect(answer).toMatchObject({ status: failures.parameterError.status, message: `参数错误: ${field}` })
})

it('is for operators, and changes only what exists', async () => {
  const { client } = await buildMember(app)
  const written = { kind: 'other' as const, term: '无权条目', others: ['无权'] }
  for (const [asker, status] of [
    [app.client(), failures.loginExpired.status],
    [client, failures.noPermission.status],
  ] as const) {
    expect((await asker.ask(lists, { page: 1, keyword: '' })).status).toBe(status)
    expect((await asker.ask(add, written)).status).toBe(status)
    expect((await asker.ask(edit, { synonym_id: 1, ...written })).status).toBe(status)
    expect((await asker.ask(remove, { synonym_id: 1 })).status).toBe(status)
  }
  const missing = await operator.client.ask(edit, { synonym_id: 999_999_999, ...written })
  expect(missing.status).toBe(failures.dataMissing.status)
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
