import { lazy, Suspense } from 'react'
import { useSignal } from '#web/ui/signal.ts'
import { freshStepSignal } from './fresh-step.ts'

const FreshStepDialog = lazy(async () => ({
  default: (await import('./fresh-step-dialog.tsx')).FreshStepDialog,
}))

/** Shows the dialog, which is loaded when it is asked for the first time. */
export function FreshStepGate() {
  const asked = useSignal(freshStepSignal)
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <FreshStepDialog onAnswer={asked.answer} />
    </Suspense>
  )
}
