import { chatCalls } from '#contract/community/chat.ts'
import type { ChatKind } from '#contract/community/chat.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { upload } from '#web/platform/upload.ts'

export const chatMutations = {
  send: mutationOf(chatCalls.send, { tips: false }),
  upload: (kind: ChatKind, file: File, onProgress: (share: number) => void) =>
    upload(chatCalls.upload, { kind: kind === 'voice' ? 'voice' : 'file' }, file, { onProgress }),
  read: mutationOf(chatCalls.read, { tips: false }),
  recall: mutationOf(chatCalls.recall),
  mute: mutationOf(chatCalls.mute, { changes: ['chats'] }),
  leave: mutationOf(chatCalls.leave),
}
