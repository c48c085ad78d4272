import { randomBytes } from 'node:crypto'
import type { VideoUse } from '#contract/library/videos.ts'

/** All files of a video are found by their purpose. */
export const filePurpose = (videoId: number) => `video-${videoId}`

/** Everybody sees the video of a public page; any other is played at a signed address. */
export const isPrivate = ({ use }: { use: VideoUse }) => use !== 'page'

/** The folder of what is made of a video. An address signed for one file of it opens all of them, and not the original. */
export function newVideoFolder(now: Date): string {
  const month = String(now.getUTCMonth() + 1).padStart(2, '0')
  return `v/${now.getUTCFullYear()}/${month}/${randomBytes(16).toString('hex')}`
}

/** The sound of a video, which a speech service loads. */
export const soundKey = ({ file_key }: { file_key: string }) => `${file_key}.mp3`
