import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { signForAliyun } from '#server/providers/signatures/aliyun-signature.ts'
import type { AliyunKey } from '#server/providers/signatures/aliyun-signature.ts'
import { askSpeech } from './ask-speech.ts'
import { SpeechRefused } from '#kernel/ports/speech.ts'
import type { SpeechPort, SpokenLanguage } from '#kernel/ports/speech.ts'

export type AliyunSpeechOptions = {
  key: AliyunKey
  /** A project of the service recognises one language. */
  appKeys: Partial<Record<SpokenLanguage, string>>
  endpoint?: string
}

const answerShape = z.object({
  StatusText: z.string(),
  TaskId: z.optional(z.string()),
  Result: z.optional(
    z.object({
      Sentences: z.optional(
        z.array(
          z.object({ BeginTime: z.number(), EndTime: z.number(), Text: z.string(), ChannelId: z.number() }),
        ),
      ),
    }),
  ),
})
const refusalShape = z.object({ Code: z.string(), Message: z.optional(z.string()) })

const working = new Set(['RUNNING', 'QUEUEING'])
/** What was recorded holds no speech. */
const silent = 'SUCCESS_WITH_NO_VALID_FRAGMENT'

/** Aliyun's recognition of recorded files (录音文件识别). */
export function aliyunSpeech({ key, appKeys, endpoint }: AliyunSpeechOptions): SpeechPort {
  const { origin, host } = new URL(endpoint ?? 'https://filetrans.cn-shanghai.aliyuncs.com')

  async function ask(
    action: string,
    fields: { query?: Record<string, string>; form?: Record<string, string> },
  ) {
    const call = { host, action, version: '2018-08-17', query: {}, nonce: randomUUID(), at: new Date() }
    const { query, body, headers } = signForAliyun(key, { ...call, ...fields })
    // With a body that is empty, fetch would add a type, which has to be signed.
    const answered = await askSpeech({ url: `${origin}/?${query}`, headers, ...(body && { body }) })
    const answer = z.safeParse(answerShape, answered)
    if (answer.success) return answer.data
    const refusal = z.safeParse(refusalShape, answered)
    throw refusal.success
      ? new SpeechRefused(`${refusal.data.Code}: ${refusal.data.Message ?? ''}`)
      : new Error('Aliyun’s speech service answered in another form')
  }

  return {
    async begin({ language, address }) {
      const appkey = appKeys[language]
      if (!appkey) throw new SpeechRefused(`there is no project for ${language}`)
      const task = { appkey, file_link: await address(), version: '4.0', enable_words: false }
      const { StatusText, TaskId } = await ask('SubmitTask', { form: { Task: JSON.stringify(task) } })
      if (StatusText !== 'SUCCESS' || !TaskId) throw new SpeechRefused(StatusText)
      return TaskId
    },
    async result(task) {
      const { StatusText, Result } = await ask('GetTaskResult', { query: { TaskId: task } })
      if (working.has(StatusText)) return undefined
      if (StatusText === silent) return []
      if (StatusText !== 'SUCCESS') throw new SpeechRefused(StatusText)
      const sentences = Result?.Sentences ?? []
      return (
        sentences
          // A recording in stereo is recognised twice.
          .filter(({ ChannelId }) => ChannelId === 0)
          .map(({ BeginTime, EndTime, Text }) => ({ fromMs: BeginTime, toMs: EndTime, words: Text }))
      )
    },
  }
}
