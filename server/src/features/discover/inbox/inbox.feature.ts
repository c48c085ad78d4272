import { defineFeature } from '#kernel/feature.ts'
import { getInboxState } from './get-inbox-state.ts'

/** Everything that waits to be read: messages, chats, notices of unions, to-dos. */
export const inboxFeature = defineFeature({
  name: 'inbox',
  calls: [getInboxState],
  // Voice messages are recorded there.
  cameraPages: ['/messageList'],
})
