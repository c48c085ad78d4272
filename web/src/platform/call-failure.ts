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
