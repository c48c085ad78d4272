import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

export const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0

const testPicture =
  '-f lavfi -i testsrc=size=320x180:rate=15 -f lavfi -i sine -c:v libx264 -preset ultrafast -g 15 -pix_fmt yuv420p -c:a aac -f flv'

/** Sends a stream in the time that it lasts, endless if no seconds are given. */
export function pushStream(address: string, seconds?: number) {
  const length = seconds === undefined ? [] : ['-t', String(seconds)]
  const args = ['-loglevel', 'error', '-re', ...testPicture.split(' '), ...length, address]
  const child = spawn('ffmpeg', args, { stdio: 'ignore' })
  return { ended: once(child, 'exit'), stop: () => void child.kill('SIGKILL') }
}
