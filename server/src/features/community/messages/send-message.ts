import type { MessageChannel, MessageKind, TargetKind } from '#contract/wire/message-kinds.ts'
import { putIntoInboxes } from './put-into-inboxes.ts'
import type { Sending } from './put-into-inboxes.ts'
import { insertMessage } from './sending.queries.ts'
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
  target_kind?: TargetKind
  target_id?: number
  path?: string
  channels?: readonly MessageChannel[]
  isUrgent?: boolean
}

/** Stores the message for these users and shows it at once to those who are online. Returns who was reached. */
export const sendMessage = async (
  services: Sending,
  userIds: number[],
  message: Message,
): Promise<number[]> => (await saveAndSend(services, userIds, message)).reached

export const saveAndSend = (
  services: Sending,
  userIds: number[],
  { channels = [], isUrgent = false, ...message }: Message,
): Promise<{ saved: SavedMessage; reached: number[] }> =>
  services.db.transaction(async (db) => {
    const saved = await insertMessage(db, message)
    const letters = userIds.map((userId) => ({ message: saved, userId, channels, isUrgent }))
    const added = await putIntoInboxes({ ...services, db }, letters)
    return { saved, reached: added.map(({ userId }) => userId) }
  })
