import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectVideo } from './videos.queries.ts'
import type { VideoRow } from './videos.queries.ts'

/** A video of the caller. One of another member is as good as missing. */
export async function findOwnVideo(context: Context, videoId: number): Promise<VideoRow> {
  const video = await selectVideo(context.db, videoId)
  if (video?.user_id !== memberOf(context).userId) throw refuse(failures.dataMissing, { detail: 'video_id' })
  return video
}
