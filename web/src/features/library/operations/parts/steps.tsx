import type { OperationStep } from '#contract/library/operations.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { useText } from '#web/ui/language.ts'
import { PlayList } from '#web/ui/play-list/play-list.tsx'
import { operationText } from '../text.ts'
import './steps.css'

type StepsProps = {
  steps: readonly OperationStep[]
  /** The step that is playing. */
  current: number | undefined
  onChoose: (step: OperationStep) => void
}

/** The steps of an operation; each is a chapter of its video. */
export function Steps({ steps, current, onChoose }: StepsProps) {
  const text = useText(operationText)
  return (
    <>
      <p className="steps-hint">{text.stepsHint}</p>
      <PlayList
        label={text.steps}
        items={steps.map((step) => ({
          key: step.step_id,
          lead: durationText(step.at_seconds),
          title: step.title,
        }))}
        active={current}
        onChoose={(key) => {
          const step = steps.find((one) => one.step_id === key)
          if (step) onChoose(step)
        }}
      />
    </>
  )
}
