export type SmsMessage = {
  countryCode: string
  phone: string
  /** Which template the gateway fills. */
  template: 'code' | 'password' | 'reminder' | 'rebinding' | 'task' | 'conference' | 'message'
  /** Values of the template, in order. */
  values: string[]
  /** The whole text, for gateways and outboxes that accept plain text. */
  text: string
  /** The code inside, shown separately in the sandbox outbox. */
  code?: string
  /** Identifies the message: `wasSent` looks it up by this when delivery is uncertain. */
  reference?: string
}

/** The gateway answered and did not send. */
export abstract class SmsRefusal extends Error {
  /** The number or the account has reached a limit of the gateway: a later attempt may succeed. */
  abstract readonly limited: boolean
}

/** The gateway could not be reached: nothing was sent. */
export class SmsUnreached extends Error {
  override readonly name = 'SmsUnreached'
}

export type SmsAsked = Pick<SmsMessage, 'countryCode' | 'phone'> & { reference: string }

export type SmsPort = {
  /** Sends a message with a reference at most once; after any failure except the two above it may have been sent. */
  send(message: SmsMessage): Promise<void>
  /** Whether the gateway has accepted a message; undefined if it cannot say. */
  wasSent(asked: SmsAsked): Promise<boolean | undefined>
}
