import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { userTypes } from '#contract/people/account.ts'
import { unionCalls, unionFailures } from '#contract/practice/unions.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildUnion } from '#server/testing/build-union.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { unions } from './unions.tables.ts'

const app = await testApp()
const { client } = await buildMember(app, { operator_roles: ['unionClerk'] })
const list = consoleOf(client, 'unions')
const members = consoleOf(client, 'union-members')

it('changes what a union says of itself and asks', async () => {
  const { id, member } = await buildUnion(app)
  const values = {
    name: '江南心衰科联体',
    cover: '',
    introduction: '<p>介绍</p>',
    questions: [{ question: '科室几张床？' }],
  }
  expect((await list.change(id, values)).status).toBe(200)
  expect((await list.record(id)).values).toMatchObject(values)
  expect(await member.client.call(unionCalls.detail, { id })).toMatchObject({ name: '江南心衰科联体' })
})

it('makes a union for a doctor, who owns it', async () => {
  const doctor = await buildMember(app, { user_type: userTypes.doctor })
  const other = await buildMember(app, { user_type: userTypes.other })
  const values = { name: '湘南影像科联体', cover: '', introduction: '', questions: [] }
  for (const owner_id of [null, other.user.id])
    expect((await list.askSave({ ...values, owner_id })).status).toBe(unionFailures.doctorsOnly.status)
  const { id } = await list.create({ ...values, owner_id: doctor.user.id })
  expect(await doctor.client.call(unionCalls.detail, { id })).toMatchObject({ name: values.name })
  expect((await doctor.client.call(unionCalls.check, {})).total).toBe(1)
})

it('closes a union, which nobody sees any more, and opens it again', async () => {
  const { id, member } = await buildUnion(app)
  const count = async () => (await member.client.call(unionCalls.check, {})).total
  expect(await count()).toBe(1)
  expect((await list.run('close', id)).problem).toBe('')
  expect((await member.client.ask(unionCalls.detail, { id })).status).toBe(failures.dataMissing.status)
  expect(await count()).toBe(0)
  expect((await list.run('reopen', id)).problem).toBe('')
  expect(await member.client.call(unionCalls.detail, { id })).toMatchObject({ id })
})

it('gives a union without an owner another one, and removes members', async () => {
  const { id, member, manager } = await buildUnion(app, { name: '獾山科联体' })
  await app.services.db.update(unions).set({ owner_id: null }).where(eq(unions.id, id))
  const { rows } = await members.rows({ union: '獾山科联体' })
  expect(rows.filter(({ role }) => role === 'member')).toHaveLength(2)
  const managerRow = rows.find(({ role }) => role === 'manager')!
  expect((await members.run('makeOwner', Number(managerRow.id))).problem).toBe('')
  const [union] = await app.services.db.select().from(unions).where(eq(unions.id, id))
  expect(union!.owner_id).toBe(manager.user.id)
  const again = (await members.rows({ union: '獾山科联体' })).rows
  const owner = again.find(({ role }) => role === 'owner')!
  expect((await members.run('remove', Number(owner.id))).problem).not.toBe('')
  for (const row of again.filter(({ role }) => role === 'member'))
    expect((await members.run('remove', Number(row.id))).problem).toBe('')
  expect((await member.client.ask(unionCalls.members, { id, type: 1, page: 1 })).status).toBe(403)
})

it('is for union clerks', async () => {
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  for (const name of ['unions', 'union-members'])
    expect((await consoleOf(editor, name).askRows()).status).toBe(failures.noPermission.status)
})
