import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import type { NoticeDefinition } from '#kernel/notice.ts'
import { sessionNoticeTexts } from './expert-sessions.text.ts'
import type { ChangedSession } from './expert-sessions.text.ts'

type SessionFacts = ChangedSession & { taskId: number }

const example: SessionFacts = {
  meeting: '心血管病年会',
  title: '冠心病介入治疗进展',
  time: '2026-11-20 09:00',
  guest: '林晓',
  reason: '时间冲突',
  taskId: 1,
}

/** By the kind of the change. The SMS to a guest is queued with the change itself. */
export const sessionNotices: Record<string, NoticeDefinition<SessionFacts>> = Object.fromEntries(
  Object.keys(sessionNoticeTexts.zh.changes).map((change) => [
    change,
    defineNotice({
      event: `expert-sessions.${change}`,
      kind: 'experts',
      channels: onDevicesAndByMail,
      text: sessionNoticeTexts,
      say: (text, facts) => text.changes[change]!(facts),
      target: ({ taskId }) => ({ kind: 'expertTask', id: taskId }),
      example,
    }),
  ]),
)
