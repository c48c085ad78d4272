import { chatCalls, chatLimits } from '#contract/community/chat.ts'
import type { ChatMessage } from '#contract/community/chat.ts'
import { failures } from '#contract/wire/failure.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import { presentMessage } from './chat.present.ts'
import { selectGroupOf, selectMessages } from './chat.queries.ts'

const perUser: Limit = { name: 'chat-search', max: 60, windowMs: 60_000 }

/** Texts are sealed, so that they are opened and compared here, some at a time. */
const batch = 500
/** One call opens at most so many; it says where to continue. */
const mostBatches = 6

export const searchChat = answer(chatCalls.search, async (input, context) => {
  const { db, vault, limits } = context
  const { userId } = memberOf(context)
  const group = await selectGroupOf(db, input.group_id, userId)
  if (!group) throw refuse(failures.noPermission)
  await limits.spend(perUser, String(userId))
  const word = fold(input.keyword)
  const found: ChatMessage[] = []
  let beforeId = input.before_id
  for (let round = 0; round < mostBatches; round++) {
    const rows = await selectMessages(db, group.id, { beforeId, limit: batch })
    for (const row of rows) {
      if (found.length === chatLimits.pageSize)
        return { message_list: found, load_more: asBit(true), before_id: beforeId ?? 0 }
      beforeId = row.message.id
      const shown = presentMessage(row, vault)
      if (isHit(shown, word)) found.push(shown)
    }
    if (rows.length < batch) return { message_list: found, load_more: asBit(false), before_id: 0 }
  }
  return { message_list: found, load_more: asBit(true), before_id: beforeId ?? 0 }
})

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

const isHit = ({ kind, content, file_name, is_recalled }: ChatMessage, word: string) =>
  kind !== 'system' && is_recalled === 0 && (fold(content).includes(word) || fold(file_name).includes(word))
