import type { NotedType } from '#contract/community/notes.ts'
import type { QueuedEntry } from '#web/shell/send-queue.ts'
import { createQueueHook } from '#web/shell/use-send-queue.ts'
import { noteMutations } from './mutations.ts'

/** A note that was written and is not at the server yet. */
export type NoteEntry = QueuedEntry & {
  itemType: NotedType
  itemId: number
  partId: number
  second: number
  content: string
}

const longestSeconds = 30 * 86_400

/** The id of an entry names the attempt, so that the server adds a note once. */
export const useNoteQueue = createQueueHook({
  storeName: 'notes',
  longestSeconds,
  retryMs: 5000,
  send: ({ id, itemType, itemId, partId, second, content }: NoteEntry) =>
    noteMutations.add({
      item_type: itemType,
      item_id: itemId,
      part_id: partId,
      at_seconds: second,
      content,
      entry_id: id,
    }),
})
