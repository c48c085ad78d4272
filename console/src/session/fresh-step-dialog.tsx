import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/ui/language.ts'
import { Dialog } from '../dialog.tsx'
import { Verify } from './second-step.tsx'
import { sessionQueries } from './queries.ts'
import { sessionText } from './text.ts'

/** Asks for the second step again before something that concerns money or the settings of services. */
export function FreshStepDialog({ onAnswer }: { onAnswer: (isDone: boolean) => void }) {
  const text = useText(sessionText)
  const state = useQuery(sessionQueries.state())
  if (!state.data) return null
  return (
    <Dialog title={text.secondStep} footer={null} onCancel={() => onAnswer(false)}>
      <p>{text.fresh}</p>
      <Verify state={state.data} onVerified={() => onAnswer(true)} />
    </Dialog>
  )
}
