import { defineNotice, onDevices, onDevicesAndByMail } from '#kernel/notice.ts'
import { groupText } from './groups.text.ts'

const title = '心电图判读入门'

export const groupJoined = defineNotice({
  event: 'groups.joined',
  headline: { zh: '有人加入拼团', en: 'Somebody joined your group' },
  kind: 'orders',
  channels: onDevices,
  text: groupText,
  say: (text, facts) => text.joined(facts.title, facts.missing),
  target: ({ orderId }) => ({ path: `/payment?order_id=${orderId}` }),
  example: { title, missing: 2, orderId: 1 },
})

export const groupComplete = defineNotice({
  event: 'groups.complete',
  headline: { zh: '拼团成功', en: 'Your group is complete' },
  kind: 'orders',
  channels: onDevicesAndByMail,
  text: groupText,
  say: (text, facts) => text.complete(facts.title),
  target: ({ workId }) => ({ kind: 'production', id: workId }),
  example: { title, workId: 1 },
})

export const groupMoneyReturned = defineNotice({
  event: 'groups.moneyReturned',
  headline: { zh: '拼团未成，款项已退回', en: 'The group failed, money is returned' },
  kind: 'orders',
  channels: onDevicesAndByMail,
  text: groupText,
  say: (text, facts) => text.returned(facts.title),
  target: () => ({ path: '/order' }),
  example: { title },
})
