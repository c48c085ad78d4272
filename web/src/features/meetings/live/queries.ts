import { liveCalls, studioCalls } from '#contract/meetings/live.ts'
import { queryOf } from '#web/platform/query.ts'
import { keepAddresses } from './keep-addresses.ts'
import type { LiveAddresses } from './keep-addresses.ts'

/** The socket publishes changes at once; this polls for clients whose socket is disconnected. */
const askAgainMs = 20_000
const segmentsAgainMs = 2000

export const liveQueries = {
  info: (meetingId: number) => ({
    ...queryOf(liveCalls.info, { meeting_id: meetingId }, { tags: ['live'] }),
    staleTime: 0,
    refetchInterval: askAgainMs,
  }),
  /** An address is valid for a minute and for one stream. */
  url: (meetingId: number, streamNo: number) => {
    const query = queryOf(liveCalls.url, { meeting_id: meetingId })
    return {
      ...query,
      queryKey: [...query.queryKey, streamNo],
      staleTime: Infinity,
      gcTime: 0,
      refetchInterval: ({ state }: { state: { data?: LiveAddresses | undefined } }) =>
        state.data?.is_preparing === 1 ? segmentsAgainMs : false,
      structuralSharing: keepAddresses,
    }
  },
  startable: () => ({ ...queryOf(studioCalls.list, {}), staleTime: 0 }),
  studio: (meetingId: number) => ({
    ...queryOf(studioCalls.open, { meeting_id: meetingId }, { tags: ['live', 'recordings'] }),
    staleTime: 0,
    refetchInterval: askAgainMs,
  }),
}
