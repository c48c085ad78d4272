import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { messageKinds } from '#contract/wire/message-kinds.ts'
import type { MessageKind } from '#contract/wire/message-kinds.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { emptyInboxes } from './empty-inboxes.ts'
import { saveAndSend } from './send-message.ts'
import { updateRecalled } from './sending.queries.ts'

const app = await testApp()
const { db } = app.services

const kind = fc.constantFrom<MessageKind>('system', 'meetings', 'orders')
const reader = fc.nat(1)
const step = fc.oneof(
  fc.record({ is: fc.constant('send' as const), kind, to: fc.constantFrom([0], [1], [0, 1]) }),
  fc.record({ is: fc.constant('read' as const), reader, message: fc.nat(20) }),
  fc.record({ is: fc.constant('readAll' as const), reader, kind: fc.option(kind, { nil: undefined }) }),
  fc.record({ is: fc.constant('undo' as const), reader }),
  fc.record({ is: fc.constant('recall' as const), message: fc.nat(20) }),
)

/** What the inbox holds, counted by hand. */
async function countRecords(userId: number) {
  const { rows } = await db.execute<{ kind: MessageKind; total: number; unread: number }>(sql`
    select kind, count(*)::int as total, count(*) filter (where read_at is null)::int as unread
    from message_records where user_id = ${userId} group by kind`)
  return rows
}

it('shows the counts that the database holds, after any reads, sends and recalls', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 20 }), async (steps) => {
      const people = [await buildMember(app), await buildMember(app)]
      const messageIds: number[] = []
      const readTimes = [0, 0]
      for (const one of steps) {
        const messageId = 'message' in one ? messageIds[one.message % (messageIds.length || 1)] : undefined
        if (one.is === 'send') {
          const userIds = one.to.map((at) => people[at]!.user.id)
          const message = { kind: one.kind, title: '消息', content: '内容' }
          messageIds.push((await saveAndSend(app.services, userIds, message)).saved.id)
        } else if (one.is === 'recall' && messageId !== undefined) {
          await updateRecalled(db, messageId)
          await emptyInboxes.run(app.services, { messageId })
        } else if (one.is === 'read' && messageId !== undefined)
          await people[one.reader]!.client.call(pushCalls.markRead, { id: messageId })
        else if (one.is === 'readAll') {
          const read = await people[one.reader]!.client.call(pushCalls.markRead, { kind: one.kind })
          readTimes[one.reader] = read.read_time
        } else if (one.is === 'undo')
          await people[one.reader]!.client.call(pushCalls.undoRead, { read_time: readTimes[one.reader]! })
        for (const { user, client } of people) {
          const rows = await countRecords(user.id)
          const sumOf = (of: 'total' | 'unread') => rows.reduce((sum, row) => sum + row[of], 0)
          const shown = await client.call(pushCalls.list, { pageNum: 1, pageSize: 50 })
          expect(shown.data).toHaveLength(sumOf('total'))
          expect(shown).toMatchObject({ total: sumOf('total'), unreadCount: sumOf('unread') })
          for (const tab of messageKinds)
            expect(shown.tabCounts[tab]).toBe(rows.find((row) => row.kind === tab)?.unread ?? 0)
        }
      }
    }),
    { numRuns: 12 },
  )
})
