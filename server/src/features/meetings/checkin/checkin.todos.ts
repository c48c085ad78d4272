import { checkinStates } from '#contract/meetings/checkin.ts'
import { defineRefusedTodo } from '#kernel/review/refused-todo.ts'
import { checkins } from './checkin.tables.ts'
import { checkinText } from './checkin.text.ts'

export const checkinTodo = defineRefusedTodo({
  kind: 'checkin',
  text: { zh: { name: checkinText.zh.title }, en: { name: checkinText.en.title } },
  table: checkins,
  id: checkins.id,
  ownerId: checkins.user_id,
  subject: checkins.meeting_id,
  state: checkins.state,
  refused: checkinStates.failed,
  reviewedAt: checkins.reviewed_at,
  show: (row, language) => ({
    title: checkinText[language].submitAgain,
    note: row.reason,
    path: `/meetingCheckin?meeting_id=${row.meeting_id}`,
  }),
})
