import type { Notice } from '#kernel/notice.ts'
import type { Services } from '#kernel/services.ts'
import { sendMessage } from './send-message.ts'

/** In Chinese: nobody's language is stored, and a message has one text. */
export const sendNotice = (services: Services, { userId, notice }: { userId: number; notice: Notice }) =>
  sendMessage(services, [userId], {
    ...notice.text.zh,
    target_kind: notice.target.kind,
    target_id: notice.target.id,
  })
