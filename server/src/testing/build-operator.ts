import { secondStepCalls } from '#contract/people/second-step.ts'
import type { OperatorRole } from '#contract/people/operators.ts'
import { lowerSessionsOfUser } from '#server/features/people/second-step/second-step.queries.ts'
import { currentCode } from '#server/features/people/second-step/totp.ts'
import { buildMember } from './build-user.ts'
import type { TestApp } from './test-app.ts'

/** Somebody with a role whose login is not elevated. */
export async function buildPlainOperator(app: TestApp, roles: OperatorRole[] = ['administrator']) {
  const built = await buildMember(app, { operator_roles: roles })
  await lowerSessionsOfUser(app.services.db, built.user.id)
  return built
}

/** The same with an authenticator app, whose first code is used up. Elevated. */
export async function buildTotpOperator(app: TestApp, roles?: OperatorRole[]) {
  const built = await buildPlainOperator(app, roles)
  const { secret } = await built.client.call(secondStepCalls.beginTotp, {})
  const { recovery_codes } = await built.client.call(secondStepCalls.confirmTotp, {
    code: currentCode(secret),
  })
  return { ...built, secret, recoveryCodes: recovery_codes }
}
