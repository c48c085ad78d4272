import type { VideoEngine } from '#kernel/video-engine.ts'
import { makeOf } from './media/ffmpeg.ts'

type Still = { video: string; demuxer: string; second: number; target: string }

/** Writes what a video shows at a moment as a JPEG. */
export const takeStill = (engine: VideoEngine, { video, demuxer, second, target }: Still): Promise<void> =>
  makeOf(engine, { file: video, demuxer, fromSecond: second }, [
    ...'-frames:v 1 -vf scale=1280:-2 -f image2 -c:v mjpeg -q:v 4'.split(' '),
    target,
  ])
