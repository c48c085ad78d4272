import { spawn, spawnSync } from 'node:child_process'

export const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0

export type Pusher = {
  /** Resolves when ffmpeg has ended, with its exit code. */
  ended: Promise<number>
  /** Breaks the line, as a crash or a lost network does. */
  kill(): Promise<void>
}

const options =
  '-loglevel error -re -f lavfi -i testsrc=size=320x180:rate=15 -f lavfi -i sine -c:v libx264 -preset ultrafast -g 15 -pix_fmt yuv420p -c:a aac -f flv'

/** Sends a test picture with a tone, as a lecturer's OBS would send theirs. */
export function pushStream(address: string): Pusher {
  const child = spawn('ffmpeg', [...options.split(' '), address], { stdio: 'ignore' })
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? -1)))
  return {
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
