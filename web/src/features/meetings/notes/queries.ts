import { noteCalls } from '#contract/meetings/notes.ts'
import { queryOf } from '#web/platform/query.ts'

/** What somebody has noted. */
export const noteTag = 'notes'

export const noteQueries = {
  own: (meetingId: number) => queryOf(noteCalls.lists, { meeting_id: meetingId }, { tags: [noteTag] }),
}
