import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { createSignal } from '#web/ui/signal.ts'

/** Set while the operator is asked to confirm the second step; `answer` says whether they have. */
export const freshStepSignal = createSignal<{ answer: (isDone: boolean) => void } | undefined>(undefined)

/** Makes a call, and once more when the operator has confirmed the second step, where it asks for that. */
export async function withFreshStep<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    const isAsked = error instanceof CallFailure && error.status === operatorFailures.freshStepNeeded.status
    if (!isAsked || !(await confirmStep())) throw error
    return call()
  }
}

const confirmStep = () =>
  new Promise<boolean>((resolve) => {
    freshStepSignal.set({
      answer(isDone) {
        freshStepSignal.set(undefined)
        resolve(isDone)
      },
    })
  })
