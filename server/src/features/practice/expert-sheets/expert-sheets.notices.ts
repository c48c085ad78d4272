import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import type { NoticeDefinition } from '#kernel/notice.ts'
import { sheetHeadlines } from './sheet-headlines.ts'
import { sheetNoticeTexts } from './expert-sheets.text.ts'
import type { ChangedSheet } from './expert-sheets.text.ts'

type ChangeFacts = ChangedSheet & { taskId: number }

const example: ChangeFacts = {
  meeting: '心血管病年会',
  title: '冠心病介入治疗进展',
  time: '2026-11-20 09:00',
  guest: '林晓',
  reason: '时间冲突',
  taskId: 1,
}

/** The sheet of a withdrawn invitation opens no more, so that its guest learns of it by SMS as well. */
const reachOf = (change: string) =>
  change === 'sheet_withdrawn'
    ? { channels: [...onDevicesAndByMail, 'sms' as const] }
    : {
        channels: onDevicesAndByMail,
        target: ({ taskId }: ChangeFacts) => ({ kind: 'expertTask' as const, id: taskId }),
      }

/** By the kind of the change. The other SMS to a guest are queued with the change itself. */
export const sheetNotices: Record<string, NoticeDefinition<ChangeFacts>> = Object.fromEntries(
  Object.keys(sheetNoticeTexts.zh.changes).map((change) => [
    change,
    defineNotice({
      event: `expert-sheets.${change}`,
      headline: sheetHeadlines[change]!,
      kind: 'experts',
      text: sheetNoticeTexts,
      say: (text, facts) => text.changes[change]!(facts),
      example,
      ...reachOf(change),
    }),
  ]),
)
