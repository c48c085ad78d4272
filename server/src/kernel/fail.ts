import type { Failure } from '#contract/wire/failure.ts'

/** A catalogued refusal on its way to the envelope. `detail` names the field or thing it is about. */
export class Refusal extends Error {
  readonly failure: Failure
  readonly detail: string | undefined
  readonly data: unknown
  constructor(failure: Failure, detail?: string, data?: unknown) {
    super(failure.name)
    this.failure = failure
    this.detail = detail
    this.data = data
  }
}

export const refuse = (failure: Failure, extra: { detail?: string; data?: unknown } = {}) =>
  new Refusal(failure, extra.detail, extra.data)
