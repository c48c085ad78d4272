import { words } from '#kernel/console-framework/words.ts'
import { defineNotice, onDevices } from '#kernel/notice.ts'
import { importsText } from './imports.text.ts'

const list = words('优惠券', 'Coupons')

export const importDone = defineNotice({
  kind: 'system',
  channels: onDevices,
  text: importsText,
  event: 'imports.done',
  headline: { zh: '导入已完成', en: 'An import is done' },
  say: (text, facts) => text.done(facts),
  example: { list, isTrial: false, created: 980, changed: 12, wrong: 8 },
})

export const importFailed = defineNotice({
  kind: 'system',
  channels: onDevices,
  text: importsText,
  event: 'imports.failed',
  headline: { zh: '导入中断', en: 'An import broke off' },
  say: (text, facts) => text.failed(facts),
  example: { list, done: 400 },
})
