import { spawn } from 'node:child_process'
import { WebSocket } from 'ws'
import type { ClientOptions } from 'ws'
import { testEngine } from './test-engine.ts'

const options =
  '-loglevel error -re -f lavfi -i testsrc=size=320x180:rate=15 -re -f lavfi -i sine -c:v libvpx -deadline realtime -cpu-used 8 -c:a libopus -f webm -cluster_time_limit 500 pipe:1'

export type TestCamera = {
  ws: WebSocket
  /** Resolves with the code that the line was closed with. */
  closed: Promise<number>
  stop(): void
}

/** Sends a test picture as the recorder of a browser does, once the line is open. */
export function sendCamera(address: string, given: ClientOptions = {}): TestCamera {
  const ws = new WebSocket(address, given)
  let stop = () => ws.terminate()
  ws.once('open', () => {
    const { command, args } = testEngine.ffmpeg(options.split(' '))
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    child.stdout.on('data', (bytes: Buffer) => ws.readyState === ws.OPEN && ws.send(bytes))
    ws.once('close', () => child.kill('SIGKILL'))
    stop = () => ws.close()
  })
  const closed = new Promise<number>((resolve) => ws.once('close', resolve))
  return { ws, closed, stop: () => stop() }
}
