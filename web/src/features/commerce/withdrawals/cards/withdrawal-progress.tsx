import type { Withdrawal } from '#contract/commerce/withdrawals.ts'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { progressSteps } from '../progress-steps.ts'
import type { ProgressStep } from '../progress-steps.ts'
import { withdrawalText } from '../text.ts'
import './withdrawal-progress.css'

/** The way of a withdrawal, with the day by which the next step is expected, or why it came back. */
export function WithdrawalProgress({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText(withdrawalText)
  const language = useLanguage()
  const timeOf = (time: string) => dateText(time, new Date(clock.now()), language)
  const steps = progressSteps(withdrawal)
  const current = steps.findLastIndex(({ at }) => at !== '')
  const nameOf = ({ name }: ProgressStep) =>
    name === 'refused' || name === 'bounced' ? text[name] : text.stepNames[name]
  return (
    <div className="withdrawal-progress">
      <ol aria-label={text.progress}>
        {steps.map((step, index) => (
          <li
            key={step.name}
            className="withdrawal-progress-step"
            data-is={step.name}
            data-done={step.at !== '' || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span>{nameOf(step)}</span>
            <span className="withdrawal-progress-note">
              {step.at ? timeOf(step.at) : step.expectedOn && text.expected(timeOf(step.expectedOn))}
            </span>
          </li>
        ))}
      </ol>
      {withdrawal.reason && <p className="withdrawal-progress-reason">{text.reason(withdrawal.reason)}</p>}
    </div>
  )
}
