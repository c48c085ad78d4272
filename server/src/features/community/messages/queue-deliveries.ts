import type { Services } from '#kernel/services.ts'
import { deliverMessage } from './deliver-message.ts'
import { insertDeliveries, selectQuietHours } from './deliveries.queries.ts'
import type { DeliveryKey } from './deliveries.queries.ts'
import type { Letter } from './letter.ts'
import { quietEnd } from './quiet-hours.ts'

/**
 * Queues messages for the channels by which their readers want messages of their kind and can be reached, in the
 * transaction of `db`. What makes a sound waits for the end of the reader's quiet hours.
 */
export async function queueDeliveries(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  letters: Letter[],
): Promise<void> {
  const ways = letters.flatMap(({ message: { id: messageId, kind }, userId, channels }) =>
    channels.map((channel) => ({ messageId, kind, userId, channel })),
  )
  const deliveries = ways.length === 0 ? [] : await insertDeliveries(db, ways)
  if (deliveries.length === 0) return
  const urgent = new Set(letters.flatMap(({ message, isUrgent }) => (isUrgent ? [message.id] : [])))
  const makesSound = ({ messageId, channel }: DeliveryKey) => channel !== 'mail' && !urgent.has(messageId)
  const quiet = await selectQuietHours(
    db,
    deliveries.filter(makesSound).map(({ userId }) => userId),
  )
  const now = new Date()
  await jobs.sendAll(
    db,
    deliverMessage,
    deliveries.map((data) => {
      const hours = makesSound(data) ? quiet.get(data.userId) : undefined
      const startAfter = hours && quietEnd(now, hours)
      return startAfter ? { data, startAfter } : { data }
    }),
  )
}
