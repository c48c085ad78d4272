import { failures } from '#contract/wire/failure.ts'

/** Why a call returned no data. `body` is the whole answer, for screens that need more than the text. */
export class CallFailure extends Error {
  readonly kind: 'refused' | 'busy' | 'network' | 'timeout' | 'aborted'
  readonly status: number
  readonly body: { status: number; message: string; data: unknown } | undefined
  constructor(kind: CallFailure['kind'], message: string, status = 0, body?: CallFailure['body']) {
    super(message)
    this.kind = kind
    this.status = status
    this.body = body
  }
}

export const isLoginEnded = (failure: CallFailure) => failure.status === 401 || failure.status === 4055

const { serverError, busy, tooOften, clockOff } = failures
const passing = new Set([serverError, busy, tooOften, clockOff].map(({ status }) => status))

/** Whether the server has decided: asking again would change nothing. */
export const isFinalRefusal = (error: unknown): error is CallFailure =>
  error instanceof CallFailure &&
  error.kind === 'refused' &&
  !passing.has(error.status) &&
  !isLoginEnded(error)
