import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { LiveSpeechRefused } from '#kernel/ports/live-speech.ts'
import type { LiveSpeechPort, ListeningOptions } from '#kernel/ports/live-speech.ts'

export type TencentLiveSpeechOptions = {
  appId: string
  key: { id: string; secret: string }
  /** For tests: where their stand-in listens. */
  endpoint?: string
}

const host = 'asr.cloud.tencent.com'
const engines = { zh: '16k_zh_medical', en: '16k_en' } as const
/** The service takes so many words for one connection, and of each so many letters. */
const mostHotWords = 128
const longestHotWord = 10
/** From 1 to 11; more would hear them in everything. */
const hotWordWeight = 8
const handshakeMs = 10_000
const goodbyeMs = 5_000
const signedForSeconds = 3600
/** The service closes a connection that is sent nothing for six seconds. */
const mostUnsentBytes = 1024 * 1024

const answerShape = z.object({
  code: z.number(),
  message: z.optional(z.string()),
  final: z.optional(z.number()),
  result: z.optional(
    z.object({
      slice_type: z.number(),
      start_time: z.number(),
      end_time: z.number(),
      voice_text_str: z.string(),
    }),
  ),
})

/** A sentence is over, and its words stay. */
const settled = 2

/** Tencent Cloud's recognition of live sound (实时语音识别). */
export function tencentLiveSpeech({ appId, key, endpoint }: TencentLiveSpeechOptions): LiveSpeechPort {
  function addressFor({ language, hotWords }: ListeningOptions): string {
    const now = Math.floor(Date.now() / 1000)
    const list = hotWords
      .filter((word) => word.length <= longestHotWord && !/[|,&=?\s]/.test(word))
      .slice(0, mostHotWords)
      .map((word) => `${word}|${hotWordWeight}`)
      .join(',')
    const fields: [name: string, value: string][] = [
      ['engine_model_type', engines[language]],
      ['expired', String(now + signedForSeconds)],
      ...(list ? [['hotword_list', list] as [string, string]] : []),
      ['needvad', '1'],
      ['nonce', String(randomInt(1, 1_000_000_000))],
      ['secretid', key.id],
      ['timestamp', String(now)],
      ['voice_format', '1'],
      ['voice_id', randomUUID()],
    ]
    // Signed as they are, sent encoded.
    const plain = fields.map(([name, value]) => `${name}=${value}`).join('&')
    const signature = createHmac('sha1', key.secret)
      .update(`${host}/asr/v2/${appId}?${plain}`)
      .digest('base64')
    const query = [...fields, ['signature', signature] as const]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')
    return `${endpoint ?? `wss://${host}`}/asr/v2/${appId}?${query}`
  }

  return {
    isSandbox: false,
    async listen(options) {
      const socket = new WebSocket(addressFor(options), { handshakeTimeout: handshakeMs })
      const over = Promise.withResolvers<string>()
      const greeted = Promise.withResolvers<void>()
      let isEnding = false
      let reason = ''

      function take(answer: z.infer<typeof answerShape>) {
        const { code, message = '', final, result } = answer
        if (code !== 0) {
          reason = `${code}: ${message}`
          greeted.reject(new LiveSpeechRefused(reason))
          return socket.close()
        }
        greeted.resolve()
        if (result && result.voice_text_str !== '')
          options.onWords({
            words: result.voice_text_str,
            fromMs: result.start_time,
            toMs: result.end_time,
            isFinal: result.slice_type === settled,
          })
        if (final === 1) socket.close()
        return undefined
      }

      socket.on('message', (data) => {
        try {
          take(answerShape.parse(JSON.parse((data as Buffer).toString())))
        } catch {
          reason = 'the service answered in another form'
          socket.close()
        }
      })
      socket.on('error', (error) => (reason = error.message))
      socket.once('close', () => {
        if (reason === '' && !isEnding) reason = 'the service closed the connection'
        greeted.reject(new Error(`Tencent’s live speech service: ${reason}`))
        over.resolve(isEnding ? '' : reason)
      })
      const late = setTimeout(() => socket.terminate(), handshakeMs)
      try {
        await greeted.promise
      } finally {
        clearTimeout(late)
      }
      return {
        hear(sound) {
          if (socket.readyState !== WebSocket.OPEN || isEnding) return
          // What has piled up would be heard too late to be of use.
          if (socket.bufferedAmount > mostUnsentBytes) {
            reason = 'the service takes the sound too slowly'
            return socket.terminate()
          }
          socket.send(sound)
          return undefined
        },
        async end() {
          isEnding = true
          if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'end' }))
          const patience = setTimeout(() => socket.terminate(), goodbyeMs)
          await over.promise
          clearTimeout(patience)
        },
        over: over.promise,
      }
    },
  }
}
