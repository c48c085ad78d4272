import type { MessageChannel } from '#contract/wire/message-kinds.ts'
import type { SavedMessage } from './sending.queries.ts'

/** A message to one person. */
export type Letter = {
  message: SavedMessage
  userId: number
  /** Where it goes besides the inbox and the socket. */
  channels: readonly MessageChannel[]
  /** Does not wait for the end of quiet hours. */
  isUrgent: boolean
}
