import { defineTodo } from '#kernel/todos.ts'
import { selectMeetingsByIds } from '#server/features/meetings/meetings/meetings.queries.ts'
import { selectUnfinished } from './study.queries.ts'
import { studyText } from './study.text.ts'

/** More than anybody studies at once. */
const mostStudies = 200

export const studyTodo = defineTodo({
  kind: 'study',
  text: { zh: { name: studyText.zh.unfinished }, en: { name: studyText.en.unfinished } },
  async find({ db, caller }, userId) {
    const begun = await selectUnfinished(db, { userId, meetingId: 0 }, mostStudies, 0)
    if (begun.length === 0) return []
    const found = await selectMeetingsByIds(
      db,
      begun.map((row) => row.meeting_id),
    )
    return found.map((meeting) => ({
      id: meeting.id,
      title: meeting.title,
      note: studyText[caller.language][meeting.is_credit ? 'creditLeft' : 'examLeft'],
      dueAt: undefined,
      path: `/studyList?meeting_id=${meeting.id}`,
    }))
  },
})
