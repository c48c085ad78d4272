import { guestCalls, meetingTaskCalls } from '#contract/meetings/meeting-tasks.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { meetingTaskQueries } from './queries.ts'

export const meetingTaskMutations = {
  confirm: mutationOf(meetingTaskCalls.affirm, {
    answers: (sheet) => meetingTaskQueries.sheet(sheet),
    changes: ['tasks'],
    inBackground: true,
  }),
  editGuest: mutationOf(guestCalls.edit, {
    answers: ({ id, tcode }) => meetingTaskQueries.guest({ id, tcode }),
  }),
}
