import type { Env } from '#kernel/env.ts'
import { aliyunSpeech } from './aliyun.ts'
import { sandboxSpeech } from './sandbox.ts'
import type { SpeechPort } from '#kernel/ports/speech.ts'
import { tencentSpeech } from './tencent.ts'

/** The configured service; without one the sandbox, which never runs in production. */
export function openSpeech(env: Env): SpeechPort | undefined {
  if (env.SPEECH_PROVIDER === 'aliyun') {
    const key = { id: env.ALIYUN_ACCESS_KEY_ID!, secret: env.ALIYUN_ACCESS_KEY_SECRET! }
    const english = env.SPEECH_APP_KEY_EN && { en: env.SPEECH_APP_KEY_EN }
    return aliyunSpeech({ key, appKeys: { zh: env.SPEECH_APP_KEY!, ...english } })
  }
  if (env.SPEECH_PROVIDER === 'tencent')
    return tencentSpeech({ key: { id: env.TENCENT_SECRET_ID!, secret: env.TENCENT_SECRET_KEY! } })
  return env.NODE_ENV === 'production' ? undefined : sandboxSpeech()
}
