import { expect, it } from 'vitest'
import { systemCalls } from '#contract/console/system.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { features } from '#server/features.ts'
import { buildArticle, buildCollege } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { callTitles } from './call-titles.ts'

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
    deed: '禁用',
    target: expect.stringMatching(/^用户 · 林晓/) as string,
    reason: '冒用他人身份',
    outcome: 'done',
  })
  const count = async (filters: Record<string, string>) => (await list.rows({ operator, ...filters })).total
  expect(await count({ call: 'console.run' })).toBe(1)
  expect(await count({ call: 'job.retry' })).toBe(0)
  expect(await count({ target: `people ${user.id}` })).toBe(1)
  expect(await count({ target: `用户 ${user.id}` })).toBe(1)
  expect(await count({ target: 'articles' })).toBe(0)
  expect(await count({ outcome: 'refused' })).toBe(0)
  expect(await count({ at: '2126-01-01,' })).toBe(0)
  const { facts, values, actions } = await list.record(Number(rows[0]!.id))
  expect(facts).toContainEqual(
    expect.objectContaining({ kind: 'link', to: `/console/people/${user.id}`, title: '对象' }),
  )
  expect(facts).toContainEqual({ title: '账号', kind: 'change', before: '正常', value: '已禁用' })
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

it('shows what was refused, row by row and as a whole', async () => {
  const { client, user } = await buildMember(app, { operator_roles: ['administrator'] })
  const { user: forbidden } = await buildMember(app)
  const { user: other } = await buildMember(app)
  const people = consoleOf(client, 'people')
  await people.run('forbid', forbidden.id, { reason: '冒用他人身份' })
  expect(await people.problems('forbid', [forbidden.id, other.id], {}, '再次核对')).toEqual([
    operatorFailures.notApplicable.zh,
    '',
  ])
  await people.run('forbid', forbidden.id, { reason: '再次核对' })
  await people.askRun('explode', other.id, { reason: '没有这个操作' })
  const audit = consoleOf(client, 'audit')
  const operator = String(user.id)
  const { rows } = await audit.rows({ operator })
  expect(rows.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'partly', 'done'])
  expect((await audit.rows({ operator, outcome: 'refused', target: `用户 ${other.id}` })).total).toBe(1)
  const { facts } = await audit.record(Number(rows[2]!.id))
  expect(facts).toContainEqual(
    expect.objectContaining({ title: '被拒绝的原因', value: operatorFailures.notApplicable.zh }),
  )
  expect((await audit.record(Number(rows[0]!.id))).facts).toContainEqual(
    expect.objectContaining({
      title: '被拒绝的原因',
      value: expect.stringContaining(resourceFailures.unknownAction.zh) as string,
    }),
  )
})

it('shows fields by their titles, and what they refer to by its name', async () => {
  const { client } = await buildMember(app, { operator_roles: ['administrator'] })
  const [before, after] = [await buildCollege(app.services.db), await buildCollege(app.services.db)]
  const { id } = await buildArticle(app.services.db, { college_id: before })
  await consoleOf(client, 'articles').change(id, { college_id: after })
  const audit = consoleOf(client, 'audit')
  const { rows } = await audit.rows({ target: `articles ${id}` })
  expect(rows[0]).toMatchObject({ deed: '修改' })
  const { facts } = await audit.record(Number(rows[0]!.id))
  const change = facts.find(({ title }) => title === '学科')!
  expect(change.before).not.toMatch(/^(ID )?\d+$/)
  expect(change.value).not.toMatch(/^(ID )?\d+$/)
})

it('knows what every call of operators that changes something is called', () => {
  const audited = features
    .flatMap(({ calls = [] }) => calls)
    .filter(({ call, isAudited }) => isAudited || (call.access === 'operator' && call.changes))
    .map(({ call }) => call.id)
  expect(audited.filter((id) => !(id in callTitles))).toEqual([])
})
