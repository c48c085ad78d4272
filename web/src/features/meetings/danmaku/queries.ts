import { danmakuCalls } from '#contract/meetings/danmaku.ts'
import { api } from '#web/platform/api.ts'
import { queryOf } from '#web/platform/query.ts'

export const danmakuQueries = {
  /** The comments in a range of a recording, in seconds; the danmaku feed stores them, not the query cache. */
  range: async (meetingId: number, recordingId: number, from: number, to: number) => {
    const fields = { item_type: 'meeting', item_id: meetingId, l_r_id: recordingId, from, to } as const
    return (await api(danmakuCalls.window, fields, { tips: false })).comment_list
  },
  density: (meetingId: number, recordingId: number) =>
    queryOf(danmakuCalls.density, { meeting_id: meetingId, l_r_id: recordingId }),
}
