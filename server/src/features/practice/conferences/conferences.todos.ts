import { conferenceAnswers } from '#contract/practice/conferences.ts'
import { defineTodo } from '#kernel/todos.ts'
import { saveAnswer } from './answer-conference.ts'
import { isHostOf } from './conferences.present.ts'
import { selectToAnswer } from './conferences.queries.ts'

/** An invitation that waits for an answer. */
export const conferenceTodo = defineTodo({
  kind: 'conference',
  text: {
    zh: { name: '视频会议邀请', accept: '参加', decline: '不参加' },
    en: { name: 'Invitation to a conference', accept: 'Take part', decline: 'Decline' },
  },
  find: async ({ db }, userId) =>
    (await selectToAnswer(db, userId))
      .filter((row) => !isHostOf(row))
      // One answer is for the whole series.
      .filter(
        ({ conference: { series_id: seriesId } }, at, rows) =>
          seriesId === null || rows.findIndex((row) => row.conference.series_id === seriesId) === at,
      )
      .map(({ conference, host }) => ({
        id: conference.id,
        title: conference.title,
        note: [host?.truename, host?.hospital].filter(Boolean).join(' · '),
        dueAt: conference.begin_at,
        path: `/scheduleDetails?id=${conference.id}`,
      })),
  accept: (context, id) => saveAnswer(context, { id, code: '' }, conferenceAnswers.comes),
  decline: (context, id) => saveAnswer(context, { id, code: '' }, conferenceAnswers.absent),
})
