import { videoCalls } from '#contract/library/videos.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    videos: true
  }
}

export const videoQueries = {
  list: () => pagedQueryOf(videoCalls.list, {}, { tags: ['videos'] }),
  detail: (videoId: number) => queryOf(videoCalls.detail, { video_id: videoId }, { tags: ['videos'] }),
}
