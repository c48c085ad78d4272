import { chatCalls } from '#contract/community/chat.ts'
import { memberOf } from '#kernel/answer.ts'
import { saveFile } from '#kernel/files/save-file.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import { chatFile, chatVoice } from './chat-file.ts'

export const uploadChatFile = answerUpload(chatCalls.upload, async ({ kind }, context) =>
  saveFile(context, context.file, kind === 'voice' ? chatVoice : chatFile, memberOf(context).userId),
)
