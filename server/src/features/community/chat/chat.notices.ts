import { defineNotice, onDevices } from '#kernel/notice.ts'
import { chatNoticeText } from './chat.text.ts'

export const chatAddress = (groupId: number) => `/messageList?chat=${groupId}`

/** Says neither what was written nor what the chat is about: both may speak of a patient. */
export const chatUnreadNotice = defineNotice({
  event: 'chat.unread',
  headline: { zh: '有未读的聊天消息', en: 'Unread chat messages' },
  kind: 'comments',
  channels: onDevices,
  text: chatNoticeText,
  say: (text) => text.unread,
  target: ({ groupId }) => ({ path: chatAddress(groupId) }),
  example: { groupId: 1 },
})

/** Names who asks, and nothing of what was written. */
export const chatMentionNotice = defineNotice({
  event: 'chat.mentioned',
  headline: { zh: '有人在聊天中@您', en: 'You are mentioned in a chat' },
  kind: 'comments',
  channels: onDevices,
  text: chatNoticeText,
  say: (text, { name }) => text.mentioned(name),
  target: ({ groupId }) => ({ path: chatAddress(groupId) }),
  example: { groupId: 1, name: '林晓' },
})
