import { videoCalls } from '#contract/library/videos.ts'
import type { VideoUse } from '#contract/library/videos.ts'
import { api } from '#web/platform/api.ts'
import { sendBytes } from '#web/platform/upload.ts'
import { queryOf } from '../../queries.ts'

export const videoQueries = {
  list: (use: VideoUse) => queryOf(videoCalls.list, { page: 1, use }),
}

export const videoMutations = {
  begin: (file: File, use: VideoUse) =>
    api(
      videoCalls.create,
      { file_name: file.name.slice(-120), bytes: file.size, modified_at: file.lastModified, use },
      { tips: false },
    ),
  append: (
    input: { video_id: number; offset: number },
    bytes: Blob,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => sendBytes(videoCalls.append, input, bytes, options),
  /** How far its processing has come. */
  look: (videoId: number) => api(videoCalls.detail, { video_id: videoId }, { tips: false }),
}
