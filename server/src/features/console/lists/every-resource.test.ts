import { expect, it } from 'vitest'
import { menuEntries } from '#contract/console/menu.ts'
import { resourceCalls } from '#contract/console/resources.ts'
import type { ShownFilter, ShownResource } from '#contract/wire/shown-resource.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { client: administrator } = await buildMember(app, { operator_roles: ['administrator'] })
const { client: analyst } = await buildMember(app, { operator_roles: ['analyst'] })
const resources = await administrator.call(resourceCalls.resources, {})

const valuesOf = ({ kind, options }: ShownFilter): string[] => {
  if (kind === 'period') return ['2026-01-01,2026-12-31', ',', 'x']
  return kind === 'choice'
    ? [...options!.map(({ value }) => value), 'unknown']
    : ['林', '%', "'", '13912345678']
}

it.each(resources.map((resource) => [resource.name, resource] as const))(
  'lists %s by every filter and in every order',
  async (name, { columns, filters }) => {
    const page = { resource: name, filters: {}, sort: '', descending: true, page: 1, size: 5 }
    const { rows } = await administrator.call(resourceCalls.rows, page)
    for (const row of rows) expect(Object.keys(row)).toEqual(['id', ...columns.map(({ key }) => key)])
    const filtered = filters.flatMap((filter) => valuesOf(filter).map((value) => ({ [filter.key]: value })))
    const sorts = columns.filter(({ is_sortable }) => is_sortable).map(({ key }) => key)
    for (let at = 0; at < Math.max(filtered.length, sorts.length); at++)
      await administrator.call(resourceCalls.rows, {
        ...page,
        filters: filtered[at] ?? {},
        sort: sorts[at] ?? '',
      })
    const { url } = await administrator.call(resourceCalls.exportAddress, {
      resource: name,
      filters: {},
      columns: [],
    })
    const { cookie } = administrator
    expect((await fetch(app.url + url, { headers: { cookie } })).status).toBe(200)
  },
)

it('names lists, columns, filters, fields and actions in English too', async () => {
  administrator.language = 'en'
  const english = await administrator.call(resourceCalls.resources, {})
  administrator.language = 'zh'
  // Some choices are stored by their Chinese name; words that are typed in Chinese stand in quotation marks.
  const shown = (resource: ShownResource) =>
    JSON.stringify(resource, (key, value: unknown) =>
      key === 'value' ? undefined : typeof value === 'string' ? value.replaceAll(/“[^”]*”/g, '') : value,
    )
  const chinese = english.filter((resource) => /\p{Script=Han}/u.test(shown(resource)))
  expect(english).toHaveLength(resources.length)
  expect(chinese).toEqual([])
})

it('knows the length of uploaded recordings, lessons and videos of booths, and gives lengths to numbers of the same form only', () => {
  const lengths = resources.flatMap(({ name, form }) => {
    const together = [form?.fields ?? [], ...(form?.fields ?? []).map(({ fields }) => fields ?? [])]
    return together.flatMap((fields) =>
      fields.flatMap(({ length_field: key }) =>
        key === undefined ? [] : [[name, fields.find((field) => field.key === key)?.kind]],
      ),
    )
  })
  expect(Object.fromEntries(lengths)).toEqual({ booths: 'number', courses: 'number', recordings: 'number' })
})

it('shows no list to a role without its right', async () => {
  const seen = new Set((await analyst.call(resourceCalls.resources, {})).map(({ name }) => name))
  for (const { name } of resources.filter((resource) => !seen.has(resource.name))) {
    const asked = { resource: name, filters: {}, sort: '', descending: true, page: 1, size: 5 }
    expect((await analyst.ask(resourceCalls.rows, asked)).status, name).toBe(failures.noPermission.status)
  }
})

it('says what each list is for, in an empty installation', () => {
  expect(resources.filter(({ about }) => about === '').map(({ name }) => name)).toEqual([])
})

it('stands in the menu once', () => {
  expect(menuEntries.toSorted()).toEqual([...new Set(menuEntries)].toSorted())
  expect(resources.map(({ name }) => name).filter((name) => !menuEntries.includes(name))).toEqual([])
})
