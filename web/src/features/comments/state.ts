import type { ReadComment } from '#contract/comments.ts'
import { createListeners } from '#web/platform/listeners.ts'

/** What the person has just written, for the list on the same page: it need not wait for the socket. */
export const ownComments = createListeners<ReadComment>()
