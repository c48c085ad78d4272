import { readChatGroup } from '#contract/community/chat.ts'
import { words } from '#kernel/console-framework/words.ts'
import { defineFeature } from '#kernel/feature.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { defineSocketGroup } from '#kernel/socket/group-access.ts'
import { chatFileReader } from './chat-file-reader.ts'
import { chatMentionNotice, chatUnreadNotice } from './chat.notices.ts'
import { deleteUnsentFiles } from './chat-files.queries.ts'
import { isMember } from './chat.queries.ts'
import { leaveGroup } from './leave-group.ts'
import { muteGroup } from './mute-group.ts'
import { notifyAway } from './notify-away.ts'
import { listGroups, listMessages, markRead } from './read-chat.ts'
import { recallMessage } from './recall-message.ts'
import { searchChat } from './search-chat.ts'
import { sendMessage } from './send-message.ts'
import { uploadChatFile } from './upload-chat-file.ts'

export const chatFeature = defineFeature({
  name: 'chat',
  notices: [chatUnreadNotice, chatMentionNotice],
  switches: [
    { name: 'chat', title: words('聊天发消息', 'Messages in chats'), calls: [sendMessage, uploadChatFile] },
  ],
  calls: [
    listGroups,
    listMessages,
    searchChat,
    sendMessage,
    uploadChatFile,
    markRead,
    recallMessage,
    muteGroup,
    leaveGroup,
  ],
  socketGroups: [
    defineSocketGroup(readChatGroup, async ({ db, member }, groupId) =>
      member === undefined ? false : isMember(db, groupId, member.userId),
    ),
  ],
  fileReaders: [chatFileReader],
  jobs: [notifyAway],
  cleanups: [async (services) => removeStored(services, await deleteUnsentFiles(services.db))],
})
