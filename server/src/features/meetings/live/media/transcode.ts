import type { Writable } from 'node:stream'
import type { CameraKind } from '#contract/meetings/live.ts'
import { runPiped } from '#kernel/run-piped.ts'
import type { VideoEngine } from '#kernel/video-engine.ts'

export type Transcoder = {
  input: Writable
  /** Resolves when it has ended, with its last output if it failed; the key is not included. */
  ended: Promise<string>
  stop(): void
}

/** Specified by us and never detected: some formats of ffmpeg open files and addresses named inside them. */
const formats: Record<CameraKind, string> = { webm: 'matroska', mp4: 'mov' }

/** A browser's video has any size and frame rate; the output plays everywhere, with a key frame every two seconds. */
const options = (
  '-c:v libx264 -preset veryfast -tune zerolatency -profile:v main -b:v 1800k -maxrate 2200k -bufsize 2200k ' +
  '-vf scale=trunc(iw/2)*2:trunc(ih/2)*2,format=yuv420p -fpsmax 30 -force_key_frames expr:gte(t,n_forced*2) ' +
  '-c:a aac -b:a 96k -ar 44100 -f flv'
).split(' ')

/** Transcodes the camera of a browser into a stream as OBS would send it, and forwards it. */
export function transcode(engine: VideoEngine, kind: CameraKind, target: string): Transcoder {
  // Not `-fflags nobuffer`: it drops what is read for the analysis, and with it the key frame that the next hundred frames need.
  const input = `-loglevel error -protocol_whitelist pipe -f ${formats[kind]} -analyzeduration 1000000 -i pipe:0`
  const piped = runPiped(engine.ffmpeg([...input.split(' '), ...options, target]))
  return {
    input: piped.input,
    ended: piped.ended.then((words) => words.replaceAll(target, '')),
    stop: () => piped.kill('SIGKILL'),
  }
}
