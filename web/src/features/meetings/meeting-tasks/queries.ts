import { meetingTaskCalls } from '#contract/meetings/meeting-tasks.ts'
import { queryOf } from '#web/platform/query.ts'

export const meetingTaskQueries = {
  sheet: (taskId: number, tcode: string) => ({
    ...queryOf(meetingTaskCalls.status, { id: taskId, tcode }),
    staleTime: 0,
    retry: false,
  }),
}
