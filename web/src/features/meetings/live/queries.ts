import { liveCalls, studioCalls } from '#contract/meetings/live.ts'
import { liveTag, recordingTag } from '#web/features/meetings/meetings/queries.ts'
import { queryOf } from '#web/platform/query.ts'

/** Told at once by the socket; asked now and then for those whose socket is away. */
const askAgainMs = 20_000

export const liveQueries = {
  info: (meetingId: number) => ({
    ...queryOf(liveCalls.info, { meeting_id: meetingId }, { tags: [liveTag] }),
    staleTime: 0,
    refetchInterval: askAgainMs,
  }),
  /** An address is good for a minute and for one stream. */
  url: (meetingId: number, streamNo: number) => {
    const query = queryOf(liveCalls.url, { meeting_id: meetingId })
    return { ...query, queryKey: [...query.queryKey, streamNo], staleTime: Infinity, gcTime: 0 }
  },
  startable: () => ({ ...queryOf(studioCalls.list, {}), staleTime: 0 }),
  studio: (meetingId: number) => ({
    ...queryOf(studioCalls.open, { meeting_id: meetingId }, { tags: [liveTag, recordingTag] }),
    staleTime: 0,
    refetchInterval: askAgainMs,
  }),
}
