import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { words } from '#kernel/console-framework/words.ts'
import { defineNotice, onDevices } from '#kernel/notice.ts'
import { recordsText } from './records.text.ts'

/** The console is no page of this site. */
export const notPublished = defineNotice({
  kind: 'system',
  channels: onDevices,
  text: recordsText,
  event: 'records.notPublished',
  headline: { zh: '定时发布未成功', en: 'Something was not published in time' },
  say: (text, facts) => text.notPublished(facts),
  example: {
    id: 12,
    list: words('资讯', 'Articles'),
    reason: words(resourceFailures.changedMeanwhile.zh, resourceFailures.changedMeanwhile.en),
  },
})
