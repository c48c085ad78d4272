import * as z from 'zod/mini'
import { unreadMessages } from '../community/messages.ts'
import { defineCall } from '../wire/call.ts'
import { bit, nothing } from '../wire/fields.ts'

export const inboxState = z.extend(unreadMessages, {
  /** Unread notices of the caller's unions. */
  quantity: z.int(),
  /** Unread messages, those of chat groups included. */
  unreadMessages: z.int(),
  /** Open to-dos. */
  waitNum: z.int(),
  /** How many messages may pop up during one visit. */
  notification_limit: z.int(),
  /** The conclusion of a consultation is unread. */
  hasConclusionNotice: bit,
  /** Somebody waits to be admitted to a union of the caller. */
  isStcApplication: bit,
})

export const inboxCalls = {
  state: defineCall({
    id: 'message.state',
    path: '/api/web/v2/message/state',
    about: 'What waits for the caller: every number that the home and the inbox show.',
    access: 'member',
    input: nothing,
    output: inboxState,
  }),
}

export type InboxState = z.infer<typeof inboxState>
