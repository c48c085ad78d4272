import { digestCalls } from '#contract/library/recording-digests.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    digests: true
  }
}

export const digestQueries = {
  digest: (meetingId: number, recordingId: number) =>
    queryOf(digestCalls.get, { meeting_id: meetingId, l_r_id: recordingId }, { tags: ['digests'] }),
  list: (isFocused: boolean) =>
    pagedQueryOf(digestCalls.list, { college_id: 0, is_focused: isFocused }, { tags: ['digests'] }),
  draft: (recordingId: number) => ({
    ...queryOf(digestCalls.draft, { recording_id: recordingId }),
    staleTime: 0,
  }),
}
