import { useState } from 'react'
import { correctionAnswers } from '#contract/practice/expert-fees.ts'
import type { ExpertFeeCorrection } from '#contract/practice/expert-fees.ts'
import { fenOf } from '#contract/wire/amount.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { withProof } from '#web/features/practice/expert-sheets/state.ts'
import { separated } from '#web/ui/format/separated.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { priceText } from '#web/ui/format/price-text.ts'
import { useText } from '#web/ui/language.ts'
import { ReasonSheet } from '#web/ui/reason-sheet/reason-sheet.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { expertFeeMutations } from '../mutations.ts'
import { expertFeeText } from '../text.ts'
import './fee-correction.css'

type FeeCorrectionProps = { sheet: SheetAddress; correction: ExpertFeeCorrection }

/** What was changed about a confirmed fee, why, and what the expert says to it. */
export function FeeCorrection({ sheet, correction }: FeeCorrectionProps) {
  const text = useText(expertFeeText)
  const [isObjecting, setObjecting] = useState(false)
  const proof = { sheet, scene: 'confirm' } as const
  const { from, to, reason, time, status, objection, answer } = correction
  const what =
    fenOf(to) === 0 ? text.reversed(priceText(from)) : text.correctedTo(priceText(from), priceText(to))

  const say = (type: number, why: string) =>
    withProof(proof, (code) =>
      expertFeeMutations.answerCorrection({
        ...sheet,
        correction_id: correction.correction_id,
        type,
        reason: why,
        code,
      }),
    )

  async function accept() {
    if (!(await confirm({ title: text.acceptAsk, text: what, yes: text.accept }))) return
    if (await say(correctionAnswers.accept, '')) toast(text.accepted, 'success')
  }

  async function object(why: string) {
    if (!(await say(correctionAnswers.object, why))) return
    setObjecting(false)
    toast(text.disputed, 'success')
  }

  return (
    <li className="fee-correction">
      <div className="fee-correction-head">
        <strong>{what}</strong>
        <Tag kind="notice">{text.correctionStates[status]}</Tag>
      </div>
      <p className="fee-correction-note">{separated([time, text.correctionReason(reason)])}</p>
      {objection && <p className="fee-correction-note">{text.myReason(objection)}</p>}
      {answer && <p className="fee-correction-note">{text.answer(answer)}</p>}
      {correction.can_answer === 1 && (
        <div className="fee-correction-actions">
          <Button onClick={() => setObjecting(true)}>{text.object}</Button>
          <Button variant="primary" onClick={accept}>
            {text.accept}
          </Button>
        </div>
      )}
      <ReasonSheet
        open={isObjecting}
        onClose={() => setObjecting(false)}
        onSend={object}
        text={{ ...text, title: text.objectTitle, hint: text.reasonHint, missing: text.reasonMissing }}
      />
    </li>
  )
}
