import * as z from 'zod/mini'
import type { Call } from '#contract/wire/call.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Fields } from './form-body.ts'

/** The fields of a call as its handler takes them. The refusal names the first field that is wrong. */
export function decode(call: Call<unknown, unknown>, fields: Fields): unknown {
  const result = z.safeParse(call.input, fields)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = String(issue?.path[0] ?? '')
  throw refuse(field in fields ? failures.parameterError : failures.parametersMissing, { detail: field })
}
