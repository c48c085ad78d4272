import { createKept, fieldsOf, tabArea } from '#web/platform/kept.ts'
import { createListeners } from '#web/platform/listeners.ts'
import { storage } from '#web/platform/storage.ts'
import type { ChatMessage } from '#contract/community/chat.ts'
import { chatMutations } from './mutations.ts'
import { createOutbox } from './outbox.ts'
import type { MessageParts, Outbox, Outgoing } from './outbox.ts'

/** What this page has sent, by group. */
export const ownMessages = createListeners<ChatMessage>()

const outboxes = new Map<string, Outbox>()

/** Outlives the panel: what is on its way goes on when somebody leaves the screen. Nobody sees that of another user. */
export function outboxOf(groupId: number): Outbox {
  const key = `chat_outbox_${storage.get('userid')}_${groupId}`
  let outbox = outboxes.get(key)
  if (!outbox) {
    outbox = createOutbox({
      send: (message) => chatMutations.send({ group_id: groupId, ...message }),
      upload: chatMutations.upload,
      newId: () =>
        Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-'),
      onSent: (message) => ownMessages.emit(String(groupId), message),
      saved: createKept(tabArea, key, readTexts),
    })
    outboxes.set(key, outbox)
  }
  return outbox
}

function readTexts(stored: unknown): Outgoing[] {
  if (!Array.isArray(stored)) return []
  return stored.map(fieldsOf).flatMap(({ clientId, content, parts }) =>
    typeof clientId === 'string' && typeof content === 'string'
      ? [
          {
            clientId,
            kind: 'text' as const,
            content,
            parts: readParts(fieldsOf(parts)),
            share: 0,
            is: 'waiting' as const,
            reason: '',
          },
        ]
      : [],
  )
}

const readParts = ({ quoteId, mentions }: Record<string, unknown>): MessageParts => ({
  ...(typeof quoteId === 'number' && { quoteId }),
  ...(Array.isArray(mentions) && { mentions: mentions.filter((id) => typeof id === 'number') }),
})
