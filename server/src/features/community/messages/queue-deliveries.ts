import type { MessageChannel } from '#contract/wire/message-kinds.ts'
import type { Services } from '#kernel/services.ts'
import { deliverMessage } from './deliver-message.ts'
import { insertDeliveries, selectQuietHours } from './deliveries.queries.ts'
import { quietEnd } from './quiet-hours.ts'
import type { SavedMessage } from './sending.queries.ts'

type Delivering = { channels: readonly MessageChannel[]; isUrgent: boolean }

/**
 * Queues a message for the channels by which its readers want messages of this kind and can be reached, in the
 * transaction of `db`. What makes a sound waits for the end of the reader's quiet hours.
 */
export async function queueDeliveries(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  message: SavedMessage,
  userIds: number[],
  { channels, isUrgent }: Delivering,
): Promise<void> {
  if (channels.length === 0 || userIds.length === 0) return
  const deliveries = await insertDeliveries(db, message, userIds, channels)
  if (deliveries.length === 0) return
  const quiet = isUrgent ? new Map<number, never>() : await selectQuietHours(db, deliveries)
  const now = new Date()
  await jobs.sendAll(
    db,
    deliverMessage,
    deliveries.map(({ userId, channel }) => {
      const hours = channel === 'mail' ? undefined : quiet.get(userId)
      const startAfter = hours && quietEnd(now, hours)
      const data = { messageId: message.id, userId, channel }
      return startAfter ? { data, startAfter } : { data }
    }),
  )
}
