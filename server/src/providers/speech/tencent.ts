import * as z from 'zod/mini'
import { signForTencent } from '#server/providers/signatures/tencent-signature.ts'
import type { TencentKey } from '#server/providers/signatures/tencent-signature.ts'
import { askSpeech } from './ask-speech.ts'
import { SpeechRefused } from '#kernel/ports/speech.ts'
import type { SpeechPort } from '#kernel/ports/speech.ts'

export type TencentSpeechOptions = { key: TencentKey; endpoint?: string }

const engines = { zh: '16k_zh', en: '16k_en' }
/** 1 is a list of sentences, each with its times. */
const withSentences = 1
const fromAddress = 0
const statuses = { waiting: 0, working: 1, done: 2, failed: 3 }

const answerShape = z.object({
  Response: z.union([
    z.object({ Error: z.object({ Code: z.string(), Message: z.string() }) }),
    z.object({
      Data: z.object({
        TaskId: z.number(),
        Status: z.optional(z.number()),
        ErrorMsg: z.optional(z.string()),
        ResultDetail: z.nullish(
          z.array(z.object({ FinalSentence: z.string(), StartMs: z.number(), EndMs: z.number() })),
        ),
      }),
    }),
  ]),
})

/** Tencent's recognition of recorded files (录音文件识别). */
export function tencentSpeech({ key, endpoint }: TencentSpeechOptions): SpeechPort {
  const { origin, host } = new URL(endpoint ?? 'https://asr.tencentcloudapi.com')

  async function ask(action: string, fields: object) {
    const body = JSON.stringify(fields)
    const call = { host, service: 'asr', action, version: '2019-06-14', region: '', body, at: new Date() }
    const answered = await askSpeech({ url: `${origin}/`, headers: signForTencent(key, call), body })
    const { Response } = z.parse(answerShape, answered)
    if ('Error' in Response) throw new SpeechRefused(`${Response.Error.Code}: ${Response.Error.Message}`)
    return Response.Data
  }

  return {
    async begin({ language, address }) {
      const { TaskId } = await ask('CreateRecTask', {
        EngineModelType: engines[language],
        ChannelNum: 1,
        ResTextFormat: withSentences,
        SourceType: fromAddress,
        Url: await address(),
      })
      return String(TaskId)
    },
    async result(task) {
      const {
        Status,
        ErrorMsg = '',
        ResultDetail,
      } = await ask('DescribeTaskStatus', { TaskId: Number(task) })
      if (Status === statuses.waiting || Status === statuses.working) return undefined
      if (Status !== statuses.done) throw new SpeechRefused(ErrorMsg)
      return (ResultDetail ?? []).map(({ StartMs, EndMs, FinalSentence }) => ({
        fromMs: StartMs,
        toMs: EndMs,
        words: FinalSentence,
      }))
    },
  }
}
