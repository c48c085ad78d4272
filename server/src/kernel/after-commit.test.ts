import { expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { defineAnnouncement, defineEvent } from '#kernel/events.ts'
import { createEvents, listenTo, onAnnouncement } from './listeners.ts'
import type { Db } from '#kernel/database.ts'
import { servicesOf } from '#server/testing/services-of.ts'
import { testApp } from '#server/testing/test-app.ts'
import { afterCommit } from './after-commit.ts'

const { services } = await testApp()
const { db } = services

const note = (done: string[], what: string) => async (after: Db) => {
  // A handle that still works, outside of the transaction.
  await after.execute(sql`select 1`)
  expect(after).toBe(db)
  done.push(what)
}

it('comes after the commit, and before the transaction returns', async () => {
  const done: string[] = []
  await db.transaction(async (tx) => {
    await afterCommit(tx, note(done, 'after'))
    done.push('inside')
  })
  expect(done).toEqual(['inside', 'after'])
})

it('comes at once where there is no transaction', async () => {
  const done: string[] = []
  await afterCommit(db, note(done, 'at once'))
  expect(done).toEqual(['at once'])
})

it('goes with what is rolled back, and waits for the outermost commit', async () => {
  const done: string[] = []
  await db.transaction(async (tx) => {
    await tx.transaction(async (inner) => afterCommit(inner, note(done, 'kept')))
    const undone = tx.transaction(async (inner) => {
      await afterCommit(inner, note(done, 'undone'))
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(done).toEqual([])
  })
  expect(done).toEqual(['kept'])
  const all = db.transaction(async (tx) => {
    await tx.transaction(async (inner) => afterCommit(inner, note(done, 'undone too')))
    throw new Error('no')
  })
  await expect(all).rejects.toThrow('no')
  expect(done).toEqual(['kept'])
})

const saved = defineEvent<{ id: number }>('test.saved')
const shown = defineAnnouncement<{ id: number }>('test.shown')

it('lets listeners be part of a transaction, and announcements fail nobody', async () => {
  const logged: string[] = []
  const log = { warn: (_fields: unknown, message = '') => void logged.push(message) }
  const seen: string[] = []
  const events = createEvents(
    [
      listenTo(saved, async ({ db }, { id }) => {
        const { rows } = await db.execute<{ id: string }>(sql`select pg_current_xact_id_if_assigned() as id`)
        seen.push(`saved ${id} in ${rows[0]!.id}`)
      }),
      listenTo(saved, async (_services, { id }) => {
        if (id === 2) throw new Error('refused')
      }),
      onAnnouncement(shown, () => Promise.reject(new Error('nobody is there'))),
    ],
    () => servicesOf({ ...services, log }),
  )
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select pg_current_xact_id() as id`)
    await events.publish(tx, saved, { id: 1 })
    await events.announce(tx, shown, { id: 1 })
    expect(seen).toEqual([`saved 1 in ${rows[0]!.id}`])
    expect(logged).toEqual([])
  })
  expect(logged).toHaveLength(1)
  await expect(db.transaction((tx) => events.publish(tx, saved, { id: 2 }))).rejects.toThrow('refused')
})
