import { expect, it } from 'vitest'
import { resourceCalls } from '#contract/console/resources.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const one = await buildMember(app, { operator_roles: ['meetingManager'], truename: '分享者' })
const other = await buildMember(app, { operator_roles: ['meetingManager'] })
const administrator = await buildMember(app, { operator_roles: ['administrator'] })
const of = { resource: 'meetings' }
const save = (name: string, is_shared: boolean) =>
  one.client.call(resourceCalls.saveView, { ...of, name, query: 'f.kind=online', is_shared })
const namesFor = async ({ client }: typeof one) =>
  (await client.call(resourceCalls.views, of)).map(({ name }) => name)

it('shows views to their owner, and shared ones to all who see the list', async () => {
  await save('我的', false)
  await save('大家的', true)
  expect(await namesFor(one)).toEqual(['大家的', '我的'])
  expect(await other.client.call(resourceCalls.views, of)).toMatchObject([
    { name: '大家的', is_shared: true, owner: '分享者', may_remove: false },
  ])
  const analyst = await buildMember(app, { operator_roles: ['analyst'] })
  expect((await analyst.client.ask(resourceCalls.views, of)).status).toBe(failures.noPermission.status)
})

it('is taken away by its owner, or by who looks after the installation where it is shared', async () => {
  await save('留着', false)
  await save('收走', true)
  const views = await one.client.call(resourceCalls.views, of)
  const idOf = (name: string) => views.find((view) => view.name === name)!.id
  await other.client.call(resourceCalls.removeView, { id: idOf('收走') })
  expect(await namesFor(other)).toContain('收走')
  await administrator.client.call(resourceCalls.removeView, { id: idOf('收走') })
  await administrator.client.call(resourceCalls.removeView, { id: idOf('留着') })
  expect(await namesFor(one)).toEqual(expect.arrayContaining(['留着']))
  expect(await namesFor(one)).not.toContain('收走')
})

it('is shared no more when it is saved for oneself again', async () => {
  await save('换一换', true)
  await save('换一换', false)
  expect(await namesFor(other)).not.toContain('换一换')
})
