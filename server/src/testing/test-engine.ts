import { findEngine } from '#server/providers/live/find-engine.ts'

const found = await findEngine(process.env.FFMPEG_PATH)
if (!found) throw new Error('neither ffmpeg nor the embedded video engine can be run here')

/** What makes the videos and streams of tests, the same that the server under test uses: FFMPEG_PATH chooses another. */
export const testEngine = found
