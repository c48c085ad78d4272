import { meetingTaskCalls } from '#contract/meetings/meeting-tasks.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { meetingTaskQueries } from './queries.ts'

export const meetingTaskMutations = {
  confirm: mutationOf(meetingTaskCalls.affirm, {
    answers: ({ id, tcode }) => meetingTaskQueries.sheet(id, tcode),
  }),
}
