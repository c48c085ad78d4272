import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { expertDutiesText } from './expert-duties.text.ts'

export const waitAdded = defineNotice({
  event: 'expert-duties.waitAdded',
  headline: { zh: '会议请您处理一项待办', en: 'A meeting asks something of you' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: expertDutiesText,
  say: (text, { meeting, wait, due }) => text.waitAdded(meeting, wait, due),
  target: ({ taskId }) => ({ kind: 'expertTask', id: taskId }),
  example: { meeting: '心血管病年会', wait: '填写行程', due: '2026-11-20 18:00', taskId: 1 },
})
