import { expect, it } from 'vitest'
import { workplaceOptionCalls } from '#contract/people/profile.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { client } = await buildMember(app, { operator_roles: ['editor'] })
const list = consoleOf(client, 'hospitals')
const found = async (word: string) =>
  (await client.call(workplaceOptionCalls.searchHospital, { keyword: word })).map(({ name }) => name)

it('enters a hospital that people then find by name and initials, and renames it', async () => {
  const hospital = { name: '獾山县人民医院', province: '浙江省', city: '獾山' }
  const { id } = await list.create(hospital)
  expect(await found('獾山县')).toEqual([hospital.name])
  expect(await found('hshsxrm')).toEqual([hospital.name])
  expect((await list.askSave(hospital)).status).toBe(resourceFailures.alreadyThere.status)
  expect((await list.change(id, { ...hospital, name: '獾山市人民医院' })).status).toBe(200)
  expect(await found('hshssrm')).toEqual(['獾山市人民医院'])
  expect((await list.run('remove', id)).problem).toBe('')
  expect(await found('獾山')).toEqual([])
})

it('is for those who edit content', async () => {
  const { client: analyst } = await buildMember(app, { operator_roles: ['analyst'] })
  expect((await consoleOf(analyst, 'hospitals').askRows()).status).toBe(failures.noPermission.status)
})
