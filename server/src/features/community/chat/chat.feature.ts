import { readChatGroup } from '#contract/community/chat.ts'
import { words } from '#kernel/console-framework/words.ts'
import { defineFeature } from '#kernel/feature.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { defineSocketGroup } from '#kernel/socket/group-access.ts'
import { chatFile } from './chat-file.ts'
import { chatUnreadNotice } from './chat.notices.ts'
import { deleteUnsentFiles, isMember, mayOpenFile } from './chat.queries.ts'
import { notifyAway } from './notify-away.ts'
import { listGroups, listMessages, markRead } from './read-chat.ts'
import { recallMessage } from './recall-message.ts'
import { sendMessage } from './send-message.ts'
import { uploadChatFile } from './upload-chat-file.ts'

export const chatFeature = defineFeature({
  name: 'chat',
  notices: [chatUnreadNotice],
  switches: [
    { name: 'chat', title: words('聊天发消息', 'Messages in chats'), calls: [sendMessage, uploadChatFile] },
  ],
  calls: [listGroups, listMessages, sendMessage, uploadChatFile, markRead, recallMessage],
  socketGroups: [
    defineSocketGroup(readChatGroup, async ({ db, member }, groupId) =>
      member === undefined ? false : isMember(db, groupId, member.userId),
    ),
  ],
  fileReaders: [
    { purpose: chatFile, mayRead: ({ db }, file, { userId }) => mayOpenFile(db, file.id, userId) },
  ],
  jobs: [notifyAway],
  cleanups: [async (services) => removeStored(services, await deleteUnsentFiles(services.db))],
})
