import { CommandFailed, runBounded } from '#kernel/run-bounded.ts'
import type { Bounded } from '#kernel/run-bounded.ts'
import { VideoRefused } from './video-refused.ts'

/** Runs a media command. What it cannot do with a video, it could not do the next time either. */
export async function runMedia(command: Bounded): Promise<void> {
  try {
    await runBounded(command)
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    throw error.isLate ? new VideoRefused('took_too_long') : new VideoRefused('unreadable', error.message)
  }
}
