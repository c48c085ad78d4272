import { SmsRefusal } from '#kernel/ports/sms.ts'
import type { SmsMessage } from '#kernel/ports/sms.ts'

const limitCodes = /LIMIT_CONTROL$|^Throttling|^(Request)?LimitExceeded/

/** Contains the code and message of the gateway, never the number or the text. */
export class SmsRefused extends SmsRefusal {
  override readonly name = 'SmsRefused'
  readonly code: string
  readonly limited: boolean

  constructor(code: string, words: string, refused: Pick<SmsMessage, 'phone' | 'values'>) {
    super(`${code}: ${withoutSecrets(words, refused)}`)
    this.code = code
    this.limited = limitCodes.test(code)
  }
}

/** Gateways quote the number in some errors and the whole request in others, and errors are logged. */
function withoutSecrets(words: string, { phone, values }: Pick<SmsMessage, 'phone' | 'values'>): string {
  const [unquoted = ''] = words.split(/\s*\bserver (?:string|canonical)/i)
  return [phone, ...values].filter(Boolean).reduce((text, secret) => text.replaceAll(secret, '***'), unquoted)
}
