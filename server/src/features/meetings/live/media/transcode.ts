import { spawn } from 'node:child_process'
import type { Writable } from 'node:stream'
import type { CameraKind } from '#contract/meetings/live.ts'

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
export function transcode(command: string, kind: CameraKind, target: string): Transcoder {
  // Not `-fflags nobuffer`: it drops what is read for the analysis, and with it the key frame that the next hundred frames need.
  const input = ['-protocol_whitelist', 'pipe', '-f', formats[kind]]
  const child = spawn(
    command,
    ['-loglevel', 'error', ...input, '-analyzeduration', '1000000', '-i', 'pipe:0', ...options, target],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  )
  let words = ''
  child.stderr.on('data', (bytes: Buffer) => (words = (words + bytes.toString()).slice(-500)))
  child.stdin.on('error', () => undefined)
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code) =>
      resolve(code === 0 ? '' : words.replaceAll(target, '').trim() || `ended with ${code}`),
    )
  })
  return { input: child.stdin, ended, stop: () => void child.kill('SIGKILL') }
}
