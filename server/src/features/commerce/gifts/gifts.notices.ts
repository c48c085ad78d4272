import { defineNotice, onDevices } from '#kernel/notice.ts'
import { giftText } from './gifts.text.ts'

export const giftTaken = defineNotice({
  event: 'gifts.taken',
  headline: { zh: '有人领取了赠课', en: 'A gift was taken' },
  kind: 'orders',
  channels: onDevices,
  text: giftText,
  say: (text, { title, name }) => text.taken(title, name),
  target: () => ({ path: '/giftCodes' }),
  example: { title: '心电图判读入门', name: '林晓' },
})
