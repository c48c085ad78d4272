import { setTimeout as pause } from 'node:timers/promises'
import type { MessageChannel } from '#contract/wire/message-kinds.ts'
import type { Services } from '#kernel/services.ts'
import { putIntoInboxes } from './put-into-inboxes.ts'
import { selectSavedMessage } from './sending.queries.ts'

const batch = 500
/** Pages report every four minutes that they are open. */
const seenMinutes = 10

type Filling = {
  channels: readonly MessageChannel[]
  /** The next people of the audience by number. */
  nextIds(afterId: number, limit: number): Promise<number[]>
}

/**
 * Puts a message into the inboxes of an audience, some at a time so that nobody waits for it. A run after an interrupted
 * one passes over those who have it.
 */
export async function fillFor(
  services: Services,
  messageId: number,
  { channels, nextIds }: Filling,
): Promise<void> {
  for (let after = 0; ;) {
    // Asked for each time: an operator may take the message back meanwhile.
    const begunAt = Date.now()
    const message = await selectSavedMessage(services.db, messageId)
    const userIds = message ? await nextIds(after, batch) : []
    if (!message || userIds.length === 0) return
    const letters = userIds.map((userId) => ({ message, userId, channels, isUrgent: false }))
    await services.db.transaction((db) => putIntoInboxes({ ...services, db }, letters, seenMinutes))
    after = userIds.at(-1)!
    // Half of the time belongs to those who are waiting for an answer.
    await pause(Date.now() - begunAt)
  }
}
