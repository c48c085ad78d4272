import { runFfmpeg } from './media/ffmpeg.ts'

type Still = { video: string; second: number; target: string }

/** Writes what a video shows at a moment as a JPEG. */
export const takeStill = (ffmpeg: string, { video, second, target }: Still): Promise<void> =>
  runFfmpeg(
    ffmpeg,
    `-ss ${second.toFixed(3)} -i`
      .split(' ')
      .concat(video, '-frames:v 1 -vf scale=1280:-2 -f image2 -c:v mjpeg -q:v 4'.split(' '), target),
  )
