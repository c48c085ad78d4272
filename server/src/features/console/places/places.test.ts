import { expect, it } from 'vitest'
import { consolePlaces } from '#contract/console/places.ts'
import { recordCalls, resourceCalls } from '#contract/console/resources.ts'
import { failures } from '#contract/wire/failure.ts'
import { rights } from '#contract/wire/rights.ts'
import { besideCalls } from '#kernel/beside-calls.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { features } from '#server/features.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildCompany, buildProduct } from '#server/testing/build-encyclopedia.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const { client: administrator } = await buildMember(app, { operator_roles: ['administrator'] })
const { client: manager } = await buildMember(app, { operator_roles: ['meetingManager'] })
const support = await buildMember(app, { operator_roles: ['support'] })
const resources = await administrator.call(resourceCalls.resources, {})
const places = resources.filter(({ parts }) => parts.length > 0)

const rowsOf = (client: TestClient, resource: string, of: { place: string; place_id: number }) =>
  client.ask(resourceCalls.rows, {
    resource,
    ...of,
    filters: {},
    sort: '',
    descending: true,
    page: 1,
    size: 20,
  })

it('arranges every part of every place, and names none that there is not', () => {
  // Screens of their own are the console's.
  const screens = ['programme', 'live', 'attendance']
  for (const { name, parts } of places) {
    const arranged = consolePlaces[name]!.flatMap(({ entries }) => entries)
    const own = parts.map((part) => part.name).filter((part) => !['overview', 'audit'].includes(part))
    expect(arranged.filter((entry) => !screens.includes(entry)).toSorted(), name).toEqual(own.toSorted())
  }
  expect(places.map(({ name }) => name).toSorted()).toEqual(Object.keys(consolePlaces).toSorted())
})

it('opens every part of every place', async () => {
  for (const { name, parts } of places) {
    const ids: Record<string, number> = { meetings: (await buildMeeting(db, {})).id, people: support.user.id }
    const id = ids[name]
    if (id === undefined) continue
    for (const part of parts) {
      const { status } =
        part.kind === 'view'
          ? await administrator.ask(recordCalls.part, { resource: name, id, part: part.name })
          : part.kind === 'list'
            ? await rowsOf(administrator, part.name, { place: name, place_id: id })
            : { status: 200 }
      expect(status, `${name} ${part.name}`).toBe(200)
    }
  }
})

it('shows the rows of this record alone', async () => {
  const [one, two] = await Promise.all([buildMeeting(db, {}), buildMeeting(db, {})])
  const times = { begin_at: '2031-01-01 09:00', end_at: '2031-01-01 10:00', doctor_id: null, hall: '' }
  const sessions = consoleOf(manager, 'sessions')
  const { id } = await sessions.create({ meeting_id: one.id, title: '第一场', ...times })
  await sessions.create({ meeting_id: two.id, title: '另一场', ...times })
  const { data } = await rowsOf(manager, 'sessions', { place: 'meetings', place_id: one.id })
  expect(data).toMatchObject({ total: 1, rows: [{ id, title: '第一场' }] })
  // A filter cannot widen it.
  const { data: widened } = await manager.ask(resourceCalls.rows, {
    resource: 'sessions',
    place: 'meetings',
    place_id: one.id,
    filters: { meeting: String(two.id) },
    sort: '',
    descending: true,
    page: 1,
    size: 20,
  })
  expect(widened.total).toBe(1)
})

it('says what a meeting lacks before it is published', async () => {
  const { id } = await buildMeeting(db, { from: 24, to: 25, published: false, is_credit: true })
  const read = async () =>
    (await manager.call(recordCalls.part, { resource: 'meetings', id, part: 'overview' })).checks
  const stateOf = async (title: string) => (await read()).find((check) => check.title === title)?.state
  expect(await stateOf('议程')).toBe('missing')
  expect(await stateOf('发布')).toBe('missing')
  await consoleOf(manager, 'sessions').create({
    meeting_id: id,
    title: '开场',
    begin_at: '2031-01-01 09:00',
    end_at: '2031-01-01 10:00',
    doctor_id: null,
    hall: '',
  })
  expect(await stateOf('议程')).toBe('done')
})

it('says what the page of a company lacks', async () => {
  const { id } = await buildCompany(db, { city: '上海' })
  const read = async () =>
    (await administrator.call(recordCalls.part, { resource: 'companies', id, part: 'overview' })).checks
  expect(await read()).toMatchObject([
    { title: '简介', state: 'missing', to: 'edit' },
    { title: '城市', state: 'done', note: '上海' },
    { title: '展示中的产品', state: 'missing', to: 'products' },
    { title: '关联内容', state: 'optional' },
    { title: '展示', state: 'done' },
  ])
  await buildProduct(db, { company_id: id })
  expect((await read())[2]).toMatchObject({ state: 'done', note: '1' })
})

it('is calm where the record of a part has gone meanwhile', async () => {
  const context = besideCalls(app.services, 'zh', {
    userId: support.user.id,
    sessionId: 0,
    rights: new Set(rights),
    isOperator: true,
    hasFreshStep: true,
    userType: 1,
    client: 'desk',
  })
  for (const { place, name, read } of features.flatMap(({ placeParts = [] }) => placeParts))
    await expect(read(context, 987_654_321), `${place} ${name}`).resolves.toBeInstanceOf(Object)
})

it('shows support the orders of a person, and no list of all orders', async () => {
  const { user } = await buildUser(app.services, { truename: '订单人' })
  const seen = await support.client.call(resourceCalls.resources, {})
  const orders = seen.find(({ name }) => name === 'orders')!
  expect(orders).toMatchObject({ is_listed: false, actions: [] })
  expect((await rowsOf(support.client, 'orders', { place: 'people', place_id: user.id })).status).toBe(200)
  expect((await consoleOf(support.client, 'orders').askRows()).status).toBe(failures.noPermission.status)
  const exported = { resource: 'orders', place: 'people', place_id: user.id, filters: {}, columns: [] }
  expect((await support.client.ask(resourceCalls.exportAddress, exported)).status).toBe(
    failures.noPermission.status,
  )
})

it('neither shows nor reads a part that takes another right', async () => {
  const people = (await support.client.call(resourceCalls.resources, {})).find(
    ({ name }) => name === 'people',
  )!
  const hidden = ['withdrawals', 'payees', 'audit', 'experts']
  expect(people.parts.map(({ name }) => name).filter((name) => hidden.includes(name))).toEqual([])
  const of = { place: 'people', place_id: support.user.id }
  for (const resource of hidden)
    expect((await rowsOf(support.client, resource, of)).status, resource).toBe(failures.noPermission.status)
  // Nor by a place that it is no part of, or that is not seen.
  expect((await rowsOf(support.client, 'sessions', of)).status).toBe(failures.noPermission.status)
  expect((await rowsOf(support.client, 'sessions', { place: 'meetings', place_id: 1 })).status).toBe(
    failures.noPermission.status,
  )
  expect((await rowsOf(manager, 'orders', of)).status).toBe(failures.noPermission.status)
  const part = { resource: 'people', id: support.user.id, part: 'logins' }
  expect((await manager.ask(recordCalls.part, part)).status).toBe(failures.noPermission.status)
  const missing = await rowsOf(administrator, 'orders', { place: 'people', place_id: 99_999_999 })
  expect(missing.status).toBe(failures.dataMissing.status)
})

it('has a list for each part that names one', () => {
  const names = new Set(resourcesOf(app.services).all.map(({ name }) => name))
  for (const { parts } of places)
    for (const { name, kind } of parts) if (kind !== 'view') expect(names).toContain(name)
})

it('says of a person what there is at a glance', async () => {
  const { user } = await buildMember(app)
  const asked = { resource: 'people', id: user.id, part: 'overview' }
  const { facts } = await support.client.call(recordCalls.part, asked)
  expect(facts.map(({ title, value }) => `${title} ${value}`)).toEqual([
    '登录中的设备 1',
    '有效学分 0.0',
    '有效证书 0',
    '已付款订单 0 · ¥0.00',
    '处理中的退款 0',
    '评论 0（隐藏 0）',
  ])
  const answer = await manager.ask(recordCalls.part, asked)
  expect(answer.status).toBe(failures.noPermission.status)
})
