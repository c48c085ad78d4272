import type { Notice } from '#kernel/notice.ts'
import { hideNumbers } from '#kernel/hide-numbers.ts'
import { sendMessage } from './send-message.ts'
import type { Sending } from './send-message.ts'

/** Sends a notice to these users as one message. Returns who was reached. */
export function notifyAll(services: Sending, userIds: number[], notice: Notice): Promise<number[]> {
  const { text, target, ...event } = notice
  const leadsTo =
    'path' in target ? { path: target.path } : { target_kind: target.kind, target_id: target.id }
  return sendMessage(services, userIds, {
    ...event,
    title: text.zh.title,
    title_en: text.en.title,
    content: hideNumbers(text.zh.content),
    content_en: hideNumbers(text.en.content),
    ...leadsTo,
  })
}
