import { videoCalls, videoFailures } from '#contract/library/videos.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { requireOwnFiles } from '#kernel/files/own-files.ts'
import { findOwnVideo } from './find-video.ts'
import { presentVideo } from './videos.present.ts'
import { updateCover } from './videos.queries.ts'

export const setCover = answer(videoCalls.setCover, async ({ video_id, cover }, context) => {
  const { db, vault } = context
  const video = await findOwnVideo(context, video_id)
  if (!video.covers.includes(cover))
    await requireOwnFiles(
      db,
      [cover],
      { ownerId: video.user_id, accept: 'pictures' },
      videoFailures.coverNotOwn,
    )
  const changed = await updateCover(db, video_id, cover)
  if (!changed) throw refuse(videoFailures.coverNotOwn)
  return presentVideo(vault, changed)
})
