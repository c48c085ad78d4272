import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { SmsMessage, SmsPort } from '#server/providers/ports.ts'
import { signForAliyun } from './aliyun-signature.ts'
import type { AliyunKey } from './aliyun-signature.ts'
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

export function aliyunSms(options: AliyunOptions): SmsPort {
  const { origin, host } = new URL(options.endpoint ?? 'https://dysmsapi.aliyuncs.com')
  return {
    async send(message) {
      const query = {
        PhoneNumbers: message.countryCode === '86' ? message.phone : message.countryCode + message.phone,
        SignName: options.signName,
        TemplateCode: options.templates[message.template],
        // The variable in the registered template has the template's own name.
        TemplateParam: JSON.stringify({ [message.template]: message.values[0] }),
      }
      const { status, body } = await askGateway(() => {
        const call = {
          host,
          action: 'SendSms',
          version: '2017-05-25',
          query,
          nonce: randomUUID(),
          at: new Date(),
        }
        const signed = signForAliyun(options.key, call)
        return { url: `${origin}/?${signed.query}`, headers: signed.headers }
      }, options.timeoutMs)
      const answer = z.safeParse(answerShape, body)
      if (!answer.success) throw new Error(`Aliyun's SMS gateway answered ${status} without a code`)
      const { Code, Message = '' } = answer.data
      if (Code !== 'OK') throw new SmsRefused(Code, Message, message)
    },
  }
}
