import { videoCalls } from '#contract/library/videos.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { findOwnVideo } from './find-video.ts'
import { presentVideo } from './videos.present.ts'
import { selectVideosOf } from './videos.queries.ts'

const pageSize = 20

export const getVideos = answer(videoCalls.list, async ({ page, use = 'work' }, context) => {
  const { userId } = memberOf(context)
  const rows = await selectVideosOf(context.db, { userId, use }, pageSize, offsetOf(page, pageSize))
  return presentPage(rows, page, pageSize, ({ video }) => presentVideo(context.vault, video))
})

export const getVideo = answer(videoCalls.detail, async ({ video_id }, context) =>
  presentVideo(context.vault, await findOwnVideo(context, video_id)),
)
