import { spawn } from 'node:child_process'
import { testEngine } from './test-engine.ts'

export type Pusher = {
  /** Resolves when it has ended, with its exit code. */
  ended: Promise<number>
  /** Breaks the line, as a crash or a lost network does. */
  kill(): Promise<void>
}

const inputs = '-loglevel error -re -f lavfi -i testsrc=size=320x180:rate=15 -re -f lavfi -i sine'
const encoding = '-c:v libx264 -preset ultrafast -g 15 -pix_fmt yuv420p -c:a aac -f flv'

/** Sends a test picture with a tone, as a lecturer's OBS would send theirs, endless if no seconds are given. */
export function pushStream(address: string, seconds?: number): Pusher {
  const length = seconds === undefined ? [] : ['-t', String(seconds)]
  const { command, args } = testEngine.ffmpeg([...`${inputs} ${encoding}`.split(' '), ...length, address])
  const child = spawn(command, args, { stdio: 'ignore' })
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? -1)))
  return {
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
