import { expect, it } from 'vitest'
import { places, treeOfStrings } from '../tree-of-strings.ts'
import { findWrongEffects } from './effects.ts'

const path = 'server/src/features/home/save.ts'
const found = (text: string, at = path) => places(findWrongEffects(treeOfStrings({ [at]: text })))

it.each([
  [
    'a notice after the commit',
    'await db.transaction(save)\nawait db.transaction((db) => notify(db, 1, told.write({})))',
    2,
  ],
  [
    'an event after the commit',
    'await context.db.transaction(async (db) => {\n  await context.events.publish(db, saved, {})\n})',
    1,
  ],
  ['a handle that is said to be a transaction', 'await notify(context.db as Tx, 1, notice)', 1],
  ['a handle that is said to be one in two steps', 'await notify(db as unknown as Tx, 1, notice)', 1],
  [
    'a push before the commit',
    'await db.transaction(async (db) => {\n  await save(db)\n  await context.rooms.toGroup(topic, id, {})\n})',
    3,
  ],
  ['an upload inside', 'await db.transaction(async (db) => {\n  await storeBytes(context, made)\n})', 2],
  [
    'a gateway inside',
    'await db.transaction(async (db) => {\n  await save(db)\n  await providers.sms.send(message)\n})',
    3,
  ],
  [
    'files that go before the commit',
    'await db.transaction(async (db) => {\n  await removeStored(context, await remove(db))\n})',
    2,
  ],
])('finds %s', (_name, text, line) => {
  expect(found(text)).toEqual([`${path}:${line}`])
})

it.each([
  'await db.transaction(async (db) => {\n  await save(db)\n  await notify(db, 1, notice)\n})',
  'await db.transaction(async (db) => notify(db, await selectReaders(db), notice))',
  'await db.transaction(async (db) => {\n  await save(db)\n  await showLive(context, ({ rooms }) => rooms.toGroup(topic, id, {}))\n})',
  'await context.rooms.toGroup(topic, id, {})',
  'const file = await storeBytes(context, made)\nawait db.transaction(async (db) => insertFile(db, file))',
  'await db.transaction(save)',
  '// as Tx',
])('is not taken in by %s', (text) => {
  expect(found(text)).toEqual([])
})

it('lets tests do as they like', () => {
  expect(
    found('db.transaction((db) => notify(db, 1, notice))', 'server/src/features/home/save.test.ts'),
  ).toEqual([])
})
