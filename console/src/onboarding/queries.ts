import { onboardingCalls, setupCalls } from '#contract/console/onboarding.ts'
import type { OnboardingStep } from '#contract/console/onboarding.ts'
import { accountCalls } from '#contract/people/account.ts'
import { api } from '#web/platform/api.ts'
import { queryOf } from '../queries.ts'

const quiet = { tips: false }

export const onboardingQueries = {
  setup: () => queryOf(setupCalls.state, {}),
  state: () => queryOf(onboardingCalls.state, {}),
}

export const onboardingMutations = {
  begin: (asked: { setup_code: string; phone: string; password: string; truename: string }) =>
    api(setupCalls.begin, asked, quiet),
  logIn: (username: string, password: string) =>
    api(accountCalls.login, { username, password, country_code: undefined }, quiet),
  skip: (name: OnboardingStep, is_skipped: boolean) => api(onboardingCalls.skip, { name, is_skipped }),
  finish: () => api(onboardingCalls.finish, {}),
}
