import { guestCalls, meetingTaskCalls, ownTaskCalls } from '#contract/meetings/meeting-tasks.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** What experts were asked to do, and what they have said to it. */
    tasks: true
  }
}

/** The sheet of a task, and the code that admits somebody who acts for the expert. */
export type TaskSheet = { id: number; tcode: string }

const fresh = { staleTime: 0, retry: false } as const

export const meetingTaskQueries = {
  sheet: (sheet: TaskSheet) => ({ ...queryOf(meetingTaskCalls.status, sheet), ...fresh }),
  guest: (sheet: TaskSheet) => ({ ...queryOf(guestCalls.get, sheet), ...fresh }),
  own: () => pagedQueryOf(ownTaskCalls.list, {}, { tags: ['tasks'] }),
}
