import { freePort } from './free-port.ts'
import { pushStream } from './push-stream.ts'
import type { Pusher } from './push-stream.ts'
import { startServer, testApp } from './test-app.ts'
import type { TestApp } from './test-app.ts'

export type LiveServer = {
  app: TestApp
  push(address: string, seconds?: number): Pusher
  /** Ends the streams that are still sent, and the server. */
  close(): Promise<void>
}

/** A server that takes live streams, beside the one of the other tests or on a database and with settings of its own. */
export async function startLiveServer(own?: {
  databaseUrl: string
  env: Record<string, string>
}): Promise<LiveServer> {
  const { databaseUrl, env } = own ?? (await besideOthers())
  const app = await startServer(databaseUrl, { LIVE_RTMP_PORT: String(await freePort()), ...env })
  const pushers: Pusher[] = []
  return {
    app,
    push(address, seconds) {
      const pusher = pushStream(address, seconds)
      pushers.push(pusher)
      return pusher
    },
    async close() {
      await Promise.all(pushers.map((pusher) => pusher.kill()))
      await app.close()
    },
  }
}

async function besideOthers() {
  const { databaseUrl, services } = await testApp()
  return { databaseUrl, env: { DATA_DIR: services.env.DATA_DIR } }
}
