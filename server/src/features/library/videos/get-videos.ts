import { videoCalls } from '#contract/library/videos.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { findOwnVideo } from './find-video.ts'
import { presentVideo } from './videos.present.ts'
import { selectVideosOf } from './videos.queries.ts'

const pageSize = 20

export const getVideos = answer(videoCalls.list, async ({ page, use = 'work' }, context) => {
  const { userId } = memberOf(context)
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectVideosOf(context.db, { userId, use }, limit, offset),
  )
  return presentPage(found, ({ video }) => presentVideo(context.vault, video))
})

export const getVideo = answer(videoCalls.detail, async ({ video_id }, context) =>
  presentVideo(context.vault, await findOwnVideo(context, video_id)),
)
