import { useQuery } from '@tanstack/react-query'
import { Spin } from 'antd'
import { lazy, Suspense } from 'react'
import { useText } from '#web/ui/language.ts'
import { useSignal } from '#web/ui/signal.ts'
import { Dialog } from '../dialog.tsx'
import { freshStepSignal } from './fresh-step.ts'
import { sessionQueries } from './queries.ts'
import { sessionText } from './text.ts'

const Verify = lazy(async () => ({ default: (await import('./second-step.tsx')).Verify }))

/** Asks for the second step again before something that concerns money or the settings of services. */
export function FreshStepDialog() {
  const text = useText(sessionText)
  const asked = useSignal(freshStepSignal)
  const state = useQuery(sessionQueries.state())
  if (!asked || !state.data) return null
  return (
    <Dialog title={text.secondStep} footer={null} onCancel={() => asked.answer(false)}>
      <p>{text.fresh}</p>
      <Suspense fallback={<Spin />}>
        <Verify state={state.data} onVerified={() => asked.answer(true)} />
      </Suspense>
    </Dialog>
  )
}
