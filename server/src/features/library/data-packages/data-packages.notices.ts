import { defineNotice, onDevices } from '#kernel/notice.ts'
import { dataPackagesText } from './data-packages.text.ts'

export const packageNotSent = defineNotice({
  event: 'data-packages.notSent',
  headline: { zh: '资料发送失败', en: 'A data package was not sent' },
  kind: 'system',
  channels: onDevices,
  text: dataPackagesText,
  say: (text, { name }) => text.failed(name),
  target: ({ packageId }) => ({ path: `/electronicDataPackage?id=${packageId}` }),
  example: { name: '心电图读图手册', packageId: 1 },
})
