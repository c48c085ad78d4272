import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { CallFailure, isFinalRefusal } from './call-failure.ts'

it.each([
  ['no permission', new CallFailure('refused', '', failures.noPermission.status), true],
  ['a refusal of a feature', new CallFailure('refused', '', 5401), true],
  ['what does not exist', new CallFailure('refused', '', failures.dataMissing.status), true],
  ['a fault of the server', new CallFailure('refused', '', failures.serverError.status), false],
  ['too many requests', new CallFailure('refused', '', failures.tooOften.status), false],
  ['a login that has ended', new CallFailure('refused', '', failures.loginExpired.status), false],
  ['a lost network', new CallFailure('network', ''), false],
  ['a busy server', new CallFailure('busy', '', 503), false],
  ['another error', new Error('other'), false],
])('%s is final: %s', (_what, error, isFinal) => {
  expect(isFinalRefusal(error)).toBe(isFinal)
})
