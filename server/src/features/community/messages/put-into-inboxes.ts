import { pushTopics } from '#contract/community/messages.ts'
import type { Services, Within } from '#kernel/services.ts'
import { showLive } from '#kernel/show-live.ts'
import type { Letter } from './letter.ts'
import { presentMessage } from './messages.present.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { insertRecords, selectLiveSessions } from './sending.queries.ts'

export type Sending = Pick<Services, 'db' | 'rooms' | 'jobs' | 'log'>

/**
 * Stores messages for their readers and queues them for further channels, in the transaction; after it they are shown to
 * readers who are online. Returns those that their readers did not have. `seenMinutes` leaves out pages that were not seen
 * for longer.
 */
export async function putIntoInboxes(
  services: Within<Sending>,
  letters: Letter[],
  seenMinutes?: number,
): Promise<Letter[]> {
  const added = letters.length === 0 ? [] : await insertRecords(services.db, letters)
  if (added.length === 0) return []
  await queueDeliveries(services, added)
  await showLive(services, (after) => publishArrivals(after, added, seenMinutes))
  return added
}

async function publishArrivals(
  { db, rooms }: Pick<Services, 'db' | 'rooms'>,
  letters: Letter[],
  seenMinutes: number | undefined,
): Promise<void> {
  const byReader = Map.groupBy(letters, ({ userId }) => userId)
  const live = await selectLiveSessions(db, [...byReader.keys()], seenMinutes)
  for (const { id, userId, language, unreadCount } of live)
    for (const { message } of byReader.get(userId) ?? []) {
      const shown = presentMessage({ ...message, read_at: null }, language)
      await rooms.toSession(pushTopics.arrived, id, { ...shown, unreadCount })
    }
}
