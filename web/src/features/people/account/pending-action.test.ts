import { expect, it } from 'vitest'
import { createFakeArea } from '#web/platform/fake-area.ts'
import { createPendingActions, pendingMs } from './pending-action.ts'

function setUp() {
  const { area } = createFakeArea()
  const world = { visitor: '10000001', now: 1_800_000_000_000 }
  /** Another page of the same tab. */
  const load = () => createPendingActions({ area, visitor: () => world.visitor, now: () => world.now })
  return { area, world, load }
}

it('is carried out once, also after a reload, by the part of the page that started it', () => {
  const { load } = setUp()
  load().start('danmaku:6', { content: '好' })
  expect(load().take('follow:6')).toBeUndefined()
  expect(load().take('danmaku:6')).toMatchObject({ detail: { content: '好' } })
  expect(load().take('danmaku:6')).toBeUndefined()
})

it('is the last that was started', () => {
  const { load } = setUp()
  load().start('follow:6', undefined)
  load().start('reserve:6', undefined)
  expect(load().take('follow:6')).toBeUndefined()
  expect(load().take('reserve:6')).toBeDefined()
})

it('is forgotten after 15 minutes', () => {
  const { load, world } = setUp()
  load().start('reserve:6', undefined)
  world.now += pendingMs
  expect(load().take('reserve:6')).toBeUndefined()
})

it('is not carried out for somebody else: a logout in between makes another visitor', () => {
  const { load, world } = setUp()
  load().start('reserve:6', undefined)
  world.visitor = '10000002'
  expect(load().take('reserve:6')).toBeUndefined()
  world.visitor = '10000001'
  expect(load().take('reserve:6')).toBeUndefined()
})

it('is dropped by a visitor who comes back without a login', () => {
  const { load } = setUp()
  load().start('reserve:6', undefined)
  load().drop('follow:6')
  load().drop('reserve:6')
  expect(load().take('reserve:6')).toBeUndefined()
})

it.each(['', '{', '[]', '{"name":"reserve:6"}'])('takes %o for nothing', (stored) => {
  const { area, load } = setUp()
  area.write('pending_action', stored)
  expect(load().take('reserve:6')).toBeUndefined()
})
