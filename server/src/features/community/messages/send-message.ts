import { pushTopics } from '#contract/community/messages.ts'
import type { MessageChannel, MessageKind } from '#contract/wire/message-kinds.ts'
import type { Services } from '#kernel/services.ts'
import { presentMessage } from './messages.present.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { insertMessage, insertRecords, selectLiveSessions } from './sending.queries.ts'
import type { SavedMessage } from './sending.queries.ts'

type Message = {
  kind?: MessageKind
  event?: string
  title: string
  title_en?: string
  content: string
  content_en?: string
  body?: string
  body_en?: string
  is_public?: boolean
  target_kind?: string
  target_id?: number
  path?: string
  /** Where it goes besides the inbox and the socket. */
  channels?: readonly MessageChannel[]
  /** Does not wait for the end of quiet hours. */
  isUrgent?: boolean
}

export type Sending = Pick<Services, 'db' | 'rooms' | 'jobs'>

/** Stores the message for these users and shows it at once to those who are online. Returns who was reached. */
export const sendMessage = async (
  services: Sending,
  userIds: number[],
  message: Message,
): Promise<number[]> => (await saveAndSend(services, userIds, message)).reached

export async function saveAndSend(
  services: Sending,
  userIds: number[],
  { channels = [], isUrgent = false, ...message }: Message,
): Promise<{ saved: SavedMessage; reached: number[] }> {
  const sent = await services.db.transaction(async (db) => {
    const saved = await insertMessage(db, message)
    const reached = await insertRecords(db, saved, userIds)
    await queueDeliveries({ ...services, db }, saved, reached, { channels, isUrgent })
    return { saved, reached }
  })
  await publishArrival(services, sent.saved, sent.reached)
  return sent
}

/** Shows a message to those of its readers who are online. */
export async function publishArrival(
  { db, rooms }: Pick<Services, 'db' | 'rooms'>,
  message: SavedMessage,
  userIds: number[],
  seenMinutes?: number,
): Promise<void> {
  if (userIds.length === 0) return
  const row = { ...message, read_at: null }
  for (const { id, language, unreadCount } of await selectLiveSessions(db, userIds, seenMinutes))
    await rooms.toSession(pushTopics.arrived, id, { ...presentMessage(row, language), unreadCount })
}
