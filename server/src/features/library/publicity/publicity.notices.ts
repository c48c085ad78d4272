import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { publicityText } from './publicity.text.ts'

export const publicityAccepted = defineNotice({
  event: 'publicity.accepted',
  headline: { zh: '科普创作申请已通过', en: 'Your application was accepted' },
  kind: 'system',
  channels: onDevicesAndByMail,
  text: publicityText,
  say: (text, { topic }) => text.accepted(topic),
  example: { topic: '高血压的家庭管理' },
})

export const publicityDeclined = defineNotice({
  event: 'publicity.declined',
  headline: { zh: '科普创作申请未通过', en: 'Your application was declined' },
  kind: 'system',
  channels: onDevicesAndByMail,
  text: publicityText,
  say: (text, { topic, reason }) => text.declined(topic, reason),
  target: () => ({ path: '/openingPublicity' }),
  example: { topic: '高血压的家庭管理', reason: '选题与已有作品重复' },
})
