import { randomBytes } from 'node:crypto'

/** All files of a video are found by their purpose. */
export const filePurpose = (videoId: number) => `video-${videoId}`

/** The folder of what is made of a video. An address signed for one file of it opens all of them, and not the original. */
export function newVideoFolder(now: Date): string {
  const month = String(now.getUTCMonth() + 1).padStart(2, '0')
  return `v/${now.getUTCFullYear()}/${month}/${randomBytes(16).toString('hex')}`
}
