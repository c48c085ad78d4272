import type { SmsMessage } from '#server/providers/ports.ts'

const limitCodes = /LIMIT_CONTROL$|^Throttling|^(Request)?LimitExceeded/

/** The gateway answered and did not send. Carries its code and words, never the number or what was to be sent. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused'
  readonly code: string
  /** The number or the account has reached a limit of the gateway: later it may go. */
  readonly limited: boolean

  constructor(code: string, words: string, refused: Pick<SmsMessage, 'phone' | 'values'>) {
    super(`${code}: ${withoutSecrets(words, refused)}`)
    this.code = code
    this.limited = limitCodes.test(code)
  }
}

/** Gateways quote the number in some errors and the whole request in others, and errors end up in the log. */
function withoutSecrets(words: string, { phone, values }: Pick<SmsMessage, 'phone' | 'values'>): string {
  const [unquoted = ''] = words.split(/\s*\bserver (?:string|canonical)/i)
  return [phone, ...values].filter(Boolean).reduce((text, secret) => text.replaceAll(secret, '***'), unquoted)
}
