import path from 'node:path'
import type { Env } from '#kernel/env.ts'
import type { LiveSpeechPort } from '#kernel/ports/live-speech.ts'
import type { VideoEngine } from '#kernel/video-engine.ts'
import { sandboxLiveSpeech } from './sandbox.ts'
import { sherpaLiveSpeech } from './sherpa.ts'
import { tencentLiveSpeech } from './tencent.ts'

/** The configured service or model; without one the sandbox, which never runs in production. */
export function openLiveSpeech(env: Env, engine: VideoEngine | undefined): LiveSpeechPort | undefined {
  // Without it there is no sound to be heard.
  if (!engine) return undefined
  if (env.LIVE_SPEECH_PROVIDER === 'sherpa') return sherpaLiveSpeech(path.resolve(env.LIVE_SPEECH_MODEL!))
  if (env.LIVE_SPEECH_PROVIDER === 'tencent')
    return tencentLiveSpeech({
      appId: env.TENCENT_ASR_APP_ID!,
      key: { id: env.TENCENT_SECRET_ID!, secret: env.TENCENT_SECRET_KEY! },
    })
  return env.NODE_ENV === 'production' ? undefined : sandboxLiveSpeech(engine)
}
