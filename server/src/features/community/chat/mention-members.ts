import { chatFailures, everybody } from '#contract/community/chat.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import { chatMentionNotice } from './chat.notices.ts'
import { selectMemberIds } from './chat-settings.queries.ts'

/** The members other than the author whom a message names. */
export async function findMentioned(
  db: Db,
  { groupId, userId }: { groupId: number; userId: number },
  mentions: number[],
): Promise<number[]> {
  if (mentions.length === 0) return []
  const members = await selectMemberIds(db, groupId)
  if (mentions.some((id) => id !== everybody && !members.includes(id)))
    throw refuse(chatFailures.mentionsWrong)
  const named = mentions.includes(everybody) ? members : [...new Set(mentions)]
  return named.filter((id) => id !== userId)
}

/** Muted groups are told too: who is named is asked something. */
export const notifyMentioned = (db: Tx, userIds: number[], facts: { groupId: number; name: string }) =>
  notify(db, userIds, chatMentionNotice.write(facts))
