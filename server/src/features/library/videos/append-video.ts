import { videoCalls, videoFailures, videoLimits } from '#contract/library/videos.ts'
import { refuse } from '#kernel/fail.ts'
import { answerBytes } from '#kernel/http/serve-bytes.ts'
import type { Services } from '#kernel/services.ts'
import { cancelUpload } from './delete-video.ts'
import { findOwnVideo } from './find-video.ts'
import { finishUpload } from './finish-upload.ts'
import { presentVideo } from './videos.present.ts'
import { selectVideo, updateReceived } from './videos.queries.ts'
import type { VideoRow } from './videos.queries.ts'
import { headBytes, readVideoMime } from './video-mime.ts'

export const appendVideo = answerBytes(videoCalls.append, async ({ video_id, offset }, context) => {
  const { db, vault, length, providers } = context
  const video = await findOwnVideo(context, video_id)
  if (video.state !== 'uploading') throw refuse(videoFailures.notUploading)
  if (offset !== video.received) throw refuseOffset(video)
  if (length > Math.min(videoLimits.partBytes, video.bytes - offset)) throw refuse(videoFailures.partTooLarge)

  const { body, mime } =
    offset === 0 ? await judge(context, video, context.body) : { body: context.body, mime: video.mime }
  const object = { key: video.file_key, uploadId: video.upload_id }
  const received = await providers.storage.arrivals.append(object, offset, body)
  const changed = await updateReceived(db, video_id, { from: offset, to: received, mime })
  if (!changed) throw refuseOffset(await selectVideo(db, video_id))
  return presentVideo(vault, received === video.bytes ? await finishUpload(context, changed) : changed)
})

/** The client continues where the server is. */
const refuseOffset = (video: VideoRow | undefined) =>
  refuse(videoFailures.offsetWrong, { data: { received: video?.received ?? 0 } })

/** The first bytes say what a file is; what is no video is not kept. */
async function judge(services: Services, video: VideoRow, body: AsyncIterable<Buffer>) {
  const chunks = body[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < Math.min(headBytes, video.bytes)) {
    // Who is gone before that much has arrived begins again.
    const { done, value } = await chunks.next().catch(() => ({ done: true, value: undefined }))
    if (done || !value) throw refuseOffset(video)
    head = Buffer.concat([head, value])
  }
  const mime = await readVideoMime(head)
  if (!mime) {
    await cancelUpload(services, video)
    throw refuse(videoFailures.notVideo)
  }
  const rest = { [Symbol.asyncIterator]: () => chunks }
  const whole = async function* () {
    yield head
    yield* rest
  }
  return { body: whole(), mime }
}
