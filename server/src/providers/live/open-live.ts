import type { Env } from '#kernel/env.ts'
import { rtmpApp } from '#kernel/ports/live.ts'
import type { LivePort } from '#kernel/ports/live.ts'
import { findEngine } from './find-engine.ts'
import { outsideLive } from './outside.ts'

/** An external server if one is configured, else our own. */
export async function openLive(env: Env): Promise<LivePort> {
  const engine = await findEngine(env.FFMPEG_PATH)
  if (env.LIVE_PUSH_URL) return outsideLive(env, env.LIVE_PUSH_URL, engine)
  const isOff = env.LIVE_RTMP_PORT === 0
  const host = env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).hostname : 'localhost'
  const port = env.LIVE_RTMP_PORT === 1935 ? '' : `:${env.LIVE_RTMP_PORT}`
  const own = env.HOST === '0.0.0.0' || env.HOST === '::' ? '127.0.0.1' : env.HOST
  return {
    kind: isOff ? 'off' : 'embedded',
    pushAddress: isOff ? '' : `rtmp://${host}${port}/${rtmpApp}`,
    innerAddress: isOff ? '' : `rtmp://${own}:${env.LIVE_RTMP_PORT}/${rtmpApp}`,
    pushKey: ({ key }) => key,
    engine,
  }
}
