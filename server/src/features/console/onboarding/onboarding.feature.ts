import { defineFeature } from '#kernel/feature.ts'
import { finishOnboarding, getOnboarding, skipStep } from './onboarding.ts'
import { beginSetup, getSetupState } from './set-up.ts'

export const onboardingFeature = defineFeature({
  name: 'onboarding',
  calls: [getSetupState, beginSetup, getOnboarding, skipStep, finishOnboarding],
})
