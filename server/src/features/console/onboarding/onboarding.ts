import { onboardingCalls, onboardingSteps } from '#contract/console/onboarding.ts'
import type { OnboardingStep } from '#contract/console/onboarding.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { selectSetting } from '#kernel/settings.queries.ts'
import { providerNames } from '#server/features/console/providers/catalogue.ts'
import { isOnlyAdministrator } from '#server/features/people/account/only-administrator.ts'
import { testKey } from '#server/features/console/providers/tested.ts'
import type { Tested } from '#server/features/console/providers/tested.ts'
import { changeKept, readKept } from './kept-steps.ts'
import { selectContent } from './onboarding.queries.ts'

/** What is done is seen from what is there, so that nobody has to tick it off. */
export const getOnboarding = answer(onboardingCalls.state, async (_input, context) => {
  const { db } = context
  const [kept, content, isTested, isAlone] = await Promise.all([
    readKept(db),
    selectContent(db),
    hasGoodTest(db),
    isOnlyAdministrator(context),
  ])
  // Nobody gets here without an account and a second step.
  const done: Record<OnboardingStep, boolean> = {
    account: true,
    colleague: !isAlone,
    providers: isTested,
    ...content,
  }
  const steps = onboardingSteps.map((name) => ({
    name,
    state: done[name]
      ? ('done' as const)
      : kept.skipped.includes(name)
        ? ('skipped' as const)
        : ('open' as const),
  }))
  return { is_finished: kept.isFinished || steps.every(({ state }) => state !== 'open'), steps }
})

/** A test of the sandbox, or of what the server does by itself, shows nothing of the outside world. */
const hasGoodTest = async (db: Db) => {
  const tests = await Promise.all(providerNames.map((name) => selectSetting<Tested>(db, testKey(name))))
  return tests.some((tested) => tested?.is_good && tested.state === 'real')
}

export const skipStep = answer(onboardingCalls.skip, async ({ name, is_skipped }, context) => {
  await changeKept(context.db, (kept) => ({
    ...kept,
    skipped: [...kept.skipped.filter((one) => one !== name), ...(is_skipped ? [name] : [])],
  }))
  context.noteChange({ target: { kind: 'onboarding', id: 0, name }, after: { is_skipped } })
  return {}
})

export const finishOnboarding = answer(onboardingCalls.finish, async (_input, context) => {
  await changeKept(context.db, (kept) => ({ ...kept, isFinished: true }))
  context.noteChange({ target: { kind: 'onboarding', id: 0, name: 'finish' } })
  return {}
})
