import { expect, it } from 'vitest'
import { recordCalls } from '#contract/console/resources.ts'
import { synonymFailures } from '#contract/library/synonyms.ts'
import { failures } from '#contract/wire/failure.ts'
import { fold } from '#kernel/fold.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { synonymDictionary } from './synonym-dictionary.ts'

const app = await testApp()
const { client } = await buildMember(app, { operator_roles: ['editor'] })
const list = consoleOf(client, 'synonyms')

const known = async (name: string) =>
  (await app.services.states.get(synonymDictionary).get()).find(fold(name)).map(({ term }) => term)

it('teaches the search other names of one thing, changes and forgets them', async () => {
  const entry = { term: '貉样综合征', kind: 'disease', others: '貉综、HS-9\n貉病' }
  const { id } = await list.create(entry)
  expect(await known('hs9')).toEqual(['貉样综合征'])
  expect((await list.record(id)).values).toEqual({ ...entry, others: '貉综\nHS-9\n貉病' })
  expect((await list.rows({ q: 'HS-9', kind: 'disease' })).rows).toMatchObject([{ id, term: entry.term }])
  expect((await list.askSave(entry)).status).toBe(synonymFailures.termTaken.status)
  expect((await list.change(id, { ...entry, others: '貉子病' })).status).toBe(200)
  expect(await known('hs9')).toEqual([])
  expect(await known('貉子病')).toEqual(['貉样综合征'])
  const [version] = await client.call(recordCalls.versions, { resource: 'synonyms', id })
  expect(version!.values).toMatchObject({ others: '貉子病' })
  expect((await list.run('remove', id)).problem).toBe('')
  expect(await known('貉子病')).toEqual([])
})

it('is for those who edit content', async () => {
  const { client: reviewer } = await buildMember(app, { operator_roles: ['reviewer'] })
  expect((await consoleOf(reviewer, 'synonyms').askRows()).status).toBe(failures.noPermission.status)
})
