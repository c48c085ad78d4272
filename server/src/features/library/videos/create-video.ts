import { videoCalls, videoFailures, videoLimits } from '#contract/library/videos.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { newUploadKey } from '#kernel/files/keys.ts'
import { displayName } from '#kernel/files/receive.ts'
import type { Limit } from '#kernel/limits.ts'
import { may } from '#kernel/member.ts'
import { finishUpload } from './finish-upload.ts'
import { presentVideo } from './videos.present.ts'
import { countUnfinished, insertVideo, selectUnfinished } from './videos.queries.ts'

/** In kilobytes. */
const uploadedPerDay: Limit = {
  name: 'video-kilobytes',
  max: videoLimits.dayBytes / 1024,
  windowMs: 24 * 3600_000,
}

export const createVideo = answer(videoCalls.create, async (input, context) => {
  const { db, limits, providers, vault } = context
  const { userId } = memberOf(context)
  const { bytes, modified_at, use = 'work' } = input
  if (use !== 'work' && !may(context.member, 'content.edit') && !may(context.member, 'meetings.edit'))
    throw refuse(failures.noPermission)
  if (bytes === 0) throw refuse(videoFailures.fileEmpty)
  if (bytes > videoLimits.bytes) throw refuse(videoFailures.tooLarge)
  const file = { user_id: userId, file_name: displayName(input.file_name), bytes, modified_at, use }

  const begun = await selectUnfinished(db, file)
  // A server that died after the last byte has left this to do.
  if (begun) return presentVideo(vault, begun.received === bytes ? await finishUpload(context, begun) : begun)

  if ((await countUnfinished(db, userId)) >= videoLimits.unfinished)
    throw refuse(videoFailures.tooManyUnfinished)
  // Operators fill the platform with its content.
  const isLimited = !may(context.member, 'console.open')
  if (isLimited && !(await limits.fits(uploadedPerDay, `user ${userId}`, Math.ceil(bytes / 1024))))
    throw refuse(videoFailures.quotaUsed)
  const file_key = newUploadKey('video', new Date())
  const upload_id = await providers.storage.arrivals.begin(file_key)
  return presentVideo(vault, await insertVideo(db, { ...file, file_key, upload_id }))
})
