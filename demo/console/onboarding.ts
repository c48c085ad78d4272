import { upsertSetting } from '#kernel/settings.queries.ts'
import { onboardingKey } from '#server/features/console/onboarding/kept-steps.ts'
import type { World } from '#demo/world.ts'

/** The demo world is set up: nothing of the first steps is left to do. */
export const loadOnboarding = ({ db }: World) =>
  upsertSetting(db, onboardingKey, { skipped: ['providers'], isFinished: true })
