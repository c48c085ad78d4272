import { chatCalls } from '#contract/community/chat.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { upload } from '#web/platform/upload.ts'

export const chatMutations = {
  send: mutationOf(chatCalls.send, { tips: false }),
  upload: (file: File, onProgress: (share: number) => void) =>
    upload(chatCalls.upload, {}, file, { onProgress }),
  read: mutationOf(chatCalls.read, { tips: false }),
  recall: mutationOf(chatCalls.recall),
}
