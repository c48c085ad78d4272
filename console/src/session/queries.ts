import { queryOptions } from '@tanstack/react-query'
import { ownAccountCalls } from '#contract/people/own-account.ts'
import { secondStepCalls } from '#contract/people/second-step.ts'
import type { PasskeyAssertion, PasskeyRegistration } from '#contract/people/second-step.ts'
import { api } from '#web/platform/api.ts'

export const sessionQueries = {
  state: () =>
    queryOptions({
      queryKey: ['second-step'],
      queryFn: () => api(secondStepCalls.state, {}, { tips: false }),
      staleTime: Infinity,
    }),
}

export const sessionMutations = {
  beginTotp: () => api(secondStepCalls.beginTotp, {}),
  confirmTotp: (code: string) => api(secondStepCalls.confirmTotp, { code }, { tips: false }),
  verifyTotp: (code: string) => api(secondStepCalls.verifyTotp, { code }, { tips: false }),
  verifyRecovery: (code: string) => api(secondStepCalls.verifyRecovery, { code }, { tips: false }),
  askPasskey: () => api(secondStepCalls.askPasskey, {}, { tips: false }),
  verifyPasskey: (credential: PasskeyAssertion) =>
    api(secondStepCalls.verifyPasskey, { credential }, { tips: false }),
  beginPasskey: () => api(secondStepCalls.beginPasskey, {}, { tips: false }),
  confirmPasskey: (name: string, credential: PasskeyRegistration) =>
    api(secondStepCalls.confirmPasskey, { name, credential }, { tips: false }),
  newRecoveryCodes: () => api(secondStepCalls.newRecoveryCodes, {}),
  removeFactor: (factor_id: number) => api(secondStepCalls.removeFactor, { factor_id }),
  end: () => api(secondStepCalls.end, {}),
  endLogin: (login_id: number) => api(ownAccountCalls.endLogin, { login_id }),
  endOtherLogins: () => api(ownAccountCalls.endOtherLogins, {}),
}
