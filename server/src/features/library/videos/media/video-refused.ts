import type { VideoReason } from '#contract/library/videos.ts'

/** A video that cannot be processed, however often one tries. */
export class VideoRefused extends Error {
  readonly reason: VideoReason

  constructor(reason: VideoReason, words = '') {
    super(words ? `${reason}: ${words}` : reason)
    this.reason = reason
  }
}
