import * as z from 'zod/mini'
import type { SmsMessage, SmsPort } from '#kernel/ports/sms.ts'
import { askGateway } from './ask-gateway.ts'
import { SmsRefused } from './sms-refused.ts'
import { signForTencent } from '#server/providers/signatures/tencent-signature.ts'
import type { TencentKey } from '#server/providers/signatures/tencent-signature.ts'

export type TencentOptions = {
  key: TencentKey
  appId: string
  signName: string
  templates: Record<SmsMessage['template'], string>
  endpoint?: string
  timeoutMs?: number
}

/** The gateway requires a region; it does not depend on the number. */
const region = 'ap-guangzhou'

const verdict = z.object({ Code: z.string(), Message: z.optional(z.string()) })
const answerShape = z.object({
  Response: z.union([z.object({ Error: verdict }), z.object({ SendStatusSet: z.tuple([verdict]) })]),
})

export function tencentSms(options: TencentOptions): SmsPort {
  const { origin, host } = new URL(options.endpoint ?? 'https://sms.tencentcloudapi.com')
  return {
    async send(message) {
      const body = JSON.stringify({
        PhoneNumberSet: [`+${message.countryCode}${message.phone}`],
        SmsSdkAppId: options.appId,
        SignName: options.signName,
        TemplateId: options.templates[message.template],
        TemplateParamSet: message.values,
        ...(message.reference && { SessionContext: message.reference }),
      })
      const call = { host, service: 'sms', action: 'SendSms', version: '2021-01-11', region, body }
      const answered = await askGateway(
        () => ({
          url: `${origin}/`,
          headers: signForTencent(options.key, { ...call, at: new Date() }),
          body,
        }),
        { timeoutMs: options.timeoutMs, once: message.reference !== undefined },
      )
      const answer = z.safeParse(answerShape, answered.body)
      if (!answer.success) throw new Error(`Tencent's SMS gateway answered ${answered.status} without a code`)
      const { Response } = answer.data
      // The request may be accepted and the number still rejected.
      const { Code, Message = '' } = 'Error' in Response ? Response.Error : Response.SendStatusSet[0]
      if (Code !== 'Ok') throw new SmsRefused(Code, Message, message)
    },
    // It lists a message only after the carrier has reported back: one that is not listed may still be in transit.
    wasSent: async () => undefined,
  }
}
