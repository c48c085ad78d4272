import { expect, it } from 'vitest'
import { systemCalls } from '#contract/console/system.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

it('lists changes by person, call, object and time, and says what was and is there', async () => {
  const administrator = await buildMember(app, { operator_roles: ['administrator'] })
  const { user } = await buildMember(app)
  await consoleOf(administrator.client, 'people').run('forbid', user.id, { reason: '冒用他人身份' })
  const list = consoleOf(administrator.client, 'audit')
  const operator = String(administrator.user.id)
  const { rows, total } = await list.rows({ operator })
  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({
    call: 'console.run',
    target: expect.stringMatching(new RegExp(`^people ${user.id} 林晓`)) as string,
    reason: '冒用他人身份',
    outcome: 'done',
  })
  const count = async (filters: Record<string, string>) => (await list.rows({ operator, ...filters })).total
  expect(await count({ call: 'console.run' })).toBe(1)
  expect(await count({ call: 'job.retry' })).toBe(0)
  expect(await count({ target: `people ${user.id}` })).toBe(1)
  expect(await count({ target: 'articles' })).toBe(0)
  expect(await count({ outcome: 'refused' })).toBe(0)
  expect(await count({ at: '2126-01-01,' })).toBe(0)
  const { facts, values, actions } = await list.record(Number(rows[0]!.id))
  expect(facts[0]!.value).toContain('status: active → forbidden')
  expect({ values, actions }).toEqual({ values: null, actions: [] })
})

it('is shown to those who may read it, and the chain is checked for them', async () => {
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  expect((await consoleOf(editor, 'audit').askRows()).status).toBe(failures.noPermission.status)
  expect((await editor.ask(systemCalls.checkAudit, {})).status).toBe(failures.noPermission.status)
  const { client } = await buildMember(app, { operator_roles: ['administrator'] })
  expect(await client.call(systemCalls.checkAudit, {})).toMatchObject({ broken_id: 0 })
  expect((await consoleOf(client, 'audit').askSave({ reason: '' })).status).not.toBe(200)
})
