import * as z from 'zod/mini'
import { phone } from '../people/account.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { flag, nothing, words } from '../wire/fields.ts'

export const setupFailures = defineFailures({
  notNeeded: [5164, '管理员已存在，请直接登录', 'there is an administrator already, please log in'],
  wrongSetupCode: [5165, '安装码错误', 'this setup code is wrong'],
})

/** The steps by which an empty installation comes to life, in their order. */
export const onboardingSteps = [
  'account',
  'colleague',
  'providers',
  'subject',
  'menu',
  'article',
  'meeting',
  'section',
  'party',
] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** Before there is an administrator. */
export const setupCalls = {
  state: defineCall({
    id: 'setup.state',
    path: '/api/console/setup/state',
    about: 'Whether this installation still needs its first administrator.',
    input: nothing,
    output: z.object({ is_needed: z.boolean() }),
  }),
  begin: defineCall({
    id: 'setup.begin',
    path: '/api/console/setup/begin',
    about:
      'Makes the first administrator, by the code that the server prints when it starts. The number gets an account with this password; one that has an account keeps its own.',
    sealed: true,
    input: z.object({ setup_code: words(40), phone, password: words(40), truename: words(20) }),
    output: z.object({ is_new: z.boolean() }),
  }),
}

export const onboarding = z.object({
  is_finished: z.boolean(),
  steps: z.array(z.object({ name: z.enum(onboardingSteps), state: z.enum(['done', 'skipped', 'open']) })),
})
export type Onboarding = z.output<typeof onboarding>

export const onboardingCalls = {
  state: defineCall({
    id: 'onboarding.state',
    path: '/api/console/onboarding/state',
    about:
      'The steps of a new installation: those that are done, those that were put off, those that are open.',
    access: 'operator',
    right: 'system.manage',
    input: nothing,
    output: onboarding,
  }),
  skip: defineCall({
    id: 'onboarding.skip',
    path: '/api/console/onboarding/skip',
    about: 'Puts a step off, or takes it up again.',
    access: 'operator',
    right: 'system.manage',
    changes: true,
    input: z.object({ name: z.enum(onboardingSteps), is_skipped: flag }),
    output: nothing,
  }),
  finish: defineCall({
    id: 'onboarding.finish',
    path: '/api/console/onboarding/finish',
    about: 'Ends the guide, whatever is still open.',
    access: 'operator',
    right: 'system.manage',
    changes: true,
    input: nothing,
    output: nothing,
  }),
}
