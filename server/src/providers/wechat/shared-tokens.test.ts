import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, it, vi } from 'vitest'
import { openDatabase } from '#kernel/open-database.ts'
import { testApp } from '#server/testing/test-app.ts'
import { selectToken } from './shared-token.queries.ts'
import { createSharedTokens } from './shared-tokens.ts'

const { db, vault } = (await testApp()).services
let name: string
beforeEach(() => {
  name = `access:${randomUUID()}`
})

const failing = () => Promise.reject(new Error('no line'))
const renewing = (lifeSeconds = 7200) => {
  let count = 0
  return vi.fn(async () => {
    count++
    await pause(20)
    return { value: `token ${count}`, lifeSeconds }
  })
}

it('fetches a token once and caches it', async () => {
  const tokens = createSharedTokens(db, vault)
  const renew = renewing()
  expect(await tokens.peek(name)).toBeUndefined()
  expect(await tokens.get(name, renew)).toBe('token 1')
  expect(await tokens.get(name, renew)).toBe('token 1')
  expect(await tokens.peek(name)).toBe('token 1')
  expect(renew).toHaveBeenCalledOnce()
})

/** A fetch that has started and does not end before it is released. */
const heldFetch = () => {
  const begun = Promise.withResolvers<void>()
  const leave = Promise.withResolvers<void>()
  const renew = vi.fn(async () => {
    begun.resolve()
    await leave.promise
    return { value: 'token 1', lifeSeconds: 7200 }
  })
  return { renew, begun: begun.promise, end: leave.resolve }
}

/** The database as another process sees it, with its connections already open. */
async function otherProcess() {
  const other = openDatabase((await testApp()).databaseUrl, 2, () => undefined)
  const tokens = createSharedTokens(other.db, vault)
  await Promise.all([tokens.peek(name), tokens.peek(name)])
  return { tokens, close: () => other.close() }
}

it('lets one process fetch while the others wait for it', async () => {
  const here = createSharedTokens(db, vault)
  const there = await otherProcess()
  const { renew, begun, end } = heldFetch()
  const first = here.get(name, renew)
  await begun
  const second = there.tokens.get(name, renew)
  await pause(200)
  expect(renew).toHaveBeenCalledOnce()
  end()
  expect(await Promise.all([first, second])).toEqual(['token 1', 'token 1'])
  expect(renew).toHaveBeenCalledOnce()
  await there.close()
})

it('waits on one connection, for any number of callers', async () => {
  const { tokens, close } = await otherProcess()
  const { renew, begun, end } = heldFetch()
  const asked = Array.from({ length: 10 }, () => tokens.get(name, renew))
  await begun
  await pause(50)
  expect(await tokens.peek(name)).toBeUndefined()
  end()
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['token 1']))
  await close()
})

it('stores tokens encrypted', async () => {
  await createSharedTokens(db, vault).get(name, renewing())
  expect((await selectToken(db, name))!.includes('token 1')).toBe(false)
})

it('fetches a new one when the old one has expired', async () => {
  const tokens = createSharedTokens(db, vault)
  const renew = renewing(0)
  await tokens.get(name, renew)
  expect(await tokens.get(name, renew)).toBe('token 2')
})

it('lets the next one try after a failed fetch', async () => {
  const tokens = createSharedTokens(db, vault)
  // Both have ended before the next one asks: the second may fetch by itself after the first has failed.
  const tries = await Promise.allSettled([tokens.get(name, failing), tokens.get(name, failing)])
  expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await tokens.get(name, renewing())).toBe('token 1')
})

it('drops a token, but not one that has already replaced it', async () => {
  const tokens = createSharedTokens(db, vault)
  const renew = renewing()
  await tokens.get(name, renew)
  await tokens.drop(name, 'token 0')
  expect(await tokens.peek(name)).toBe('token 1')
  await tokens.drop(name, 'token 1')
  expect(await tokens.peek(name)).toBeUndefined()
  expect(await tokens.get(name, renew)).toBe('token 2')
})
