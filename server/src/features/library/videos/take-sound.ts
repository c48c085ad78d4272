import path from 'node:path'
import type { VideoEngine } from '#kernel/video-engine.ts'
import { runMedia } from './media/run-media.ts'

const longestMs = 30 * 60_000

type Film = { folder: string; original: string; demuxer: string }

/** The sound of a film alone, small and as speech services want it: a file in the folder. Throws `VideoRefused` for what is no film. */
export async function takeSound(engine: VideoEngine, { folder, original, demuxer }: Film): Promise<string> {
  const input = ['-protocol_whitelist', 'file', '-f', demuxer, '-i', path.resolve(original)]
  const sound = ['-vn', '-ac', '1', '-ar', '16000', '-b:a', '32k', 'sound.mp3']
  const args = ['-nostdin', '-loglevel', 'error', '-y', ...input, ...sound]
  await runMedia({ ...engine.ffmpeg(args), folder, longestMs })
  return path.join(folder, 'sound.mp3')
}
