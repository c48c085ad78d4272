import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { SmsAsked, SmsMessage, SmsPort } from '#kernel/ports/sms.ts'
import { signForAliyun } from '#server/providers/signatures/aliyun-signature.ts'
import type { AliyunKey } from '#server/providers/signatures/aliyun-signature.ts'
import { askGateway } from './ask-gateway.ts'
import { SmsRefused } from './sms-refused.ts'

export type AliyunOptions = {
  key: AliyunKey
  signName: string
  templates: Record<SmsMessage['template'], string>
  endpoint?: string
  timeoutMs?: number
}

const answerShape = z.object({ Code: z.string(), Message: z.optional(z.string()) })
const detailsShape = z.object({
  Code: z.literal('OK'),
  SmsSendDetailDTOs: z.object({
    SmsSendDetailDTO: z.array(z.object({ OutId: z.optional(z.string()) })),
  }),
})

const numberOf = ({ countryCode, phone }: Pick<SmsMessage, 'countryCode' | 'phone'>) =>
  countryCode === '86' ? phone : countryCode + phone

/** Nobody queries later than this whether a message was sent. */
const doubtMs = 10 * 60_000

/** The gateway's day, in China's time zone. */
const dayOf = (at: Date) =>
  new Date(at.getTime() + 8 * 3600_000).toISOString().slice(0, 10).replaceAll('-', '')

export function aliyunSms(options: AliyunOptions): SmsPort {
  const { origin, host } = new URL(options.endpoint ?? 'https://dysmsapi.aliyuncs.com')

  const ask = (action: string, query: Record<string, string>, once: boolean) =>
    askGateway(
      () => {
        const call = { host, action, version: '2017-05-25', query, nonce: randomUUID(), at: new Date() }
        const signed = signForAliyun(options.key, call)
        return { url: `${origin}/?${signed.query}`, headers: signed.headers }
      },
      { timeoutMs: options.timeoutMs, once },
    )

  /** The gateway does not detect duplicates, but it lists what it accepted, each with its reference. */
  async function listed({ reference, ...to }: SmsAsked, day: string): Promise<boolean | undefined> {
    const query = { PhoneNumber: numberOf(to), SendDate: day, PageSize: '50', CurrentPage: '1' }
    const { body } = await ask('QuerySendDetails', query, false)
    const answer = z.safeParse(detailsShape, body)
    return answer.success
      ? answer.data.SmsSendDetailDTOs.SmsSendDetailDTO.some((detail) => detail.OutId === reference)
      : undefined
  }

  return {
    async send(message) {
      const query = {
        PhoneNumbers: numberOf(message),
        SignName: options.signName,
        TemplateCode: options.templates[message.template],
        // The variable in the registered template has the template's own name.
        TemplateParam: JSON.stringify({ [message.template]: message.values[0] }),
        ...(message.reference && { OutId: message.reference }),
      }
      const { status, body } = await ask('SendSms', query, message.reference !== undefined)
      const answer = z.safeParse(answerShape, body)
      if (!answer.success) throw new Error(`Aliyun's SMS gateway answered ${status} without a code`)
      const { Code, Message = '' } = answer.data
      if (Code !== 'OK') throw new SmsRefused(Code, Message, message)
    },
    async wasSent(asked) {
      // Shortly after midnight it may be listed under the previous day.
      const now = Date.now()
      const days = new Set([new Date(now - doubtMs), new Date(now)].map(dayOf))
      const found = await Promise.all([...days].map((day) => listed(asked, day)))
      return found.includes(true) || (found.includes(undefined) ? undefined : false)
    },
  }
}
