import type { Service } from '#contract/wire/call.ts'
import { successStatus } from '#contract/wire/envelope.ts'
import type { CollegeEnvelope, WebEnvelope } from '#contract/wire/envelope.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Language } from '#contract/wire/language.ts'
import { isDeadlock } from '#kernel/database.ts'
import { Refusal, refuse } from '#kernel/fail.ts'
import { QueueFull } from '#kernel/files/work-queue.ts'
import { outageOf } from '#kernel/outage.ts'

export function wrapSuccess(service: Service, data: unknown, token?: string): WebEnvelope | CollegeEnvelope {
  return service === 'college'
    ? { code: 'SUCCESS', message: 'ok', result: data, status: successStatus, token }
    : { status: successStatus, message: 'ok', data, token }
}

export function wrapRefusal(
  service: Service,
  refusal: Refusal,
  language: Language,
): WebEnvelope | CollegeEnvelope {
  const { failure, detail, data } = refusal
  const message = detail === undefined ? failure[language] : `${failure[language]}: ${detail}`
  return service === 'college'
    ? { code: 'FAILED', message, result: data ?? null, status: failure.status }
    : { status: failure.status, message, data: data ?? null }
}

/** Refusals of the transport itself keep their HTTP status; business refusals answer 200 (the envelope tells). */
const transportStatuses = new Map([
  [failures.pathMissing, 404],
  [failures.tooLarge, 413],
  [failures.tooOften, 429],
  [failures.serverError, 500],
  [failures.busy, 503],
])

export const httpStatusOf = (refusal: Refusal) => transportStatuses.get(refusal.failure) ?? 200

/** Every error becomes a catalogued refusal; what is not known is a fault, told by the request id alone. */
export function asRefusal(error: unknown, requestId: string): Refusal {
  if (error instanceof Refusal) return error
  if (outageOf(error) || isDeadlock(error) || error instanceof QueueFull) return refuse(failures.busy)
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (statusCode === 413 || code === 'FST_REQ_FILE_TOO_LARGE') return refuse(failures.tooLarge)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return refuse(failures.parameterError)
  return refuse(failures.serverError, { detail: requestId })
}
