import { rightsOf } from '#contract/people/operators.ts'
import { secondStepCalls } from '#contract/people/second-step.ts'
import { answer } from '#kernel/answer.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { operatorOf } from './second-step.policy.ts'
import { presentFactor, presentOperatorLogin } from './second-step.present.ts'
import {
  countRecoveryCodes,
  selectElevatedUntil,
  selectFactors,
  selectOperatorLogins,
} from './second-step.queries.ts'

export const getState = answer(secondStepCalls.state, async (_input, context) => {
  const { db } = context
  const { userId, sessionId } = operatorOf(context)
  const [user, until, factors, left, logins] = await Promise.all([
    selectUser(db, userId),
    selectElevatedUntil(db, sessionId),
    selectFactors(db, userId),
    countRecoveryCodes(db, userId),
    selectOperatorLogins(db, userId),
  ])
  const roles = user?.operator_roles ?? []
  return {
    elevated_until: until ? shanghaiTime(until) : '',
    roles,
    rights: rightsOf(roles),
    factors: factors.map(presentFactor),
    recovery_codes_left: left,
    logins: logins.map((login) => presentOperatorLogin(login, sessionId)),
  }
})
