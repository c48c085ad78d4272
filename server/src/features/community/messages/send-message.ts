import { pushTopics } from '#contract/community/messages.ts'
import type { Services } from '#kernel/services.ts'
import { presentMessage } from './messages.present.ts'
import { countUnread, insertMessage, insertRecords, selectLiveSessions } from './messages.queries.ts'

type Message = {
  title: string
  content: string
  body?: string
  is_public?: boolean
  target_kind: string
  target_id: number
}

/** Stores the message for these users and shows it at once to those who are online. Returns who was reached. */
export async function sendMessage(
  { db, rooms }: Pick<Services, 'db' | 'rooms'>,
  userIds: number[],
  message: Message,
): Promise<number[]> {
  const { saved, reached } = await db.transaction(async (tx) => {
    const saved = await insertMessage(tx, message)
    return { saved, reached: (await insertRecords(tx, saved.id, userIds)).map((row) => row.userId) }
  })
  if (reached.length === 0) return []
  const shown = presentMessage({ ...saved, read_at: null })
  for (const session of await selectLiveSessions(db, reached)) {
    const unreadCount = await countUnread(db, session.userId)
    await rooms.toSession(pushTopics.arrived, session.id, { ...shown, unreadCount })
  }
  return reached
}
