import { expect, it } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'
import { deleteOldOutbox, selectOutbox } from './outbox.queries.ts'
import { outboxMessages } from './outbox.tables.ts'

const app = await testApp()

it('deletes a message of the sandbox after a month', async () => {
  const { db } = app.services
  const recipient = `old-${process.env.VITEST_POOL_ID}`
  for (const days of [29, 31])
    await db.insert(outboxMessages).values({
      kind: 'sms',
      recipient,
      text: `${days} days`,
      created_at: new Date(Date.now() - days * 86_400_000),
    })
  await deleteOldOutbox(db)
  expect(await selectOutbox(db, recipient)).toMatchObject([{ text: '29 days' }])
})
