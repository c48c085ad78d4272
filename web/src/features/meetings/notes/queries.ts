import { noteCalls } from '#contract/meetings/notes.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The user's notes. */
    notes: true
  }
}

export const noteQueries = {
  own: (meetingId: number) => queryOf(noteCalls.lists, { meeting_id: meetingId }, { tags: ['notes'] }),
}
