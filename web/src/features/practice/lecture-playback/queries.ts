import { playbackCalls } from '#contract/practice/lecture-playback.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { queryOf } from '#web/platform/query.ts'

const fresh = { staleTime: 0, retry: false } as const

export const lecturePlaybackQueries = {
  lecture: (sheet: SheetAddress) => ({ ...queryOf(playbackCalls.get, sheet, { tags: ['tasks'] }), ...fresh }),
}
