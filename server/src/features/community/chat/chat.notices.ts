import { defineNotice, onDevices } from '#kernel/notice.ts'
import { chatNoticeText } from './chat.text.ts'

export const chatAddress = (groupId: number) => `/messageList?chat=${groupId}`

/** Says neither what was written nor what the chat is about: both may speak of a patient. */
export const chatUnreadNotice = defineNotice({
  event: 'chat.unread',
  kind: 'comments',
  channels: onDevices,
  text: chatNoticeText,
  say: (text) => text.unread,
  target: ({ groupId }) => ({ path: chatAddress(groupId) }),
  example: { groupId: 1 },
})
