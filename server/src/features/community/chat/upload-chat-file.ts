import { chatCalls } from '#contract/community/chat.ts'
import { memberOf } from '#kernel/answer.ts'
import { saveFile } from '#kernel/files/save-file.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import { chatFile } from './chat-file.ts'

export const uploadChatFile = answerUpload(chatCalls.upload, async (_input, context) =>
  saveFile(context, context.file, chatFile, memberOf(context).userId),
)
