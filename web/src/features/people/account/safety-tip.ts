import { accountFailures } from '#contract/people/account.ts'
import { passwordStatuses } from '#contract/people/password.ts'
import type { PasswordStatus } from '#contract/people/password.ts'
import { CallFailure } from '#web/platform/call-failure.ts'

/** Why a password that is right should not be used as it is. */
export type SafetyTip = 'initial' | 'overdue' | 'advised'

/** Undefined for every other failure, which is only told. */
export function safetyTipOf(error: unknown): SafetyTip | undefined {
  if (!(error instanceof CallFailure)) return undefined
  if (error.status === accountFailures.initialPassword.status) return 'initial'
  if (error.status !== accountFailures.passwordOverdue.status) return undefined
  const said = error.body?.data as PasswordStatus | null | undefined
  return said?.status === passwordStatuses.advised ? 'advised' : 'overdue'
}
