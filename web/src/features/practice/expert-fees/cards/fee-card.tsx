import { useState } from 'react'
import { feeStates } from '#contract/practice/expert-fees.ts'
import type { ExpertFee } from '#contract/practice/expert-fees.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { withProof } from '#web/features/practice/expert-sheets/state.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { priceText } from '#web/ui/format/price-text.ts'
import { useText } from '#web/ui/language.ts'
import { ReasonSheet } from '#web/ui/reason-sheet/reason-sheet.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { expertFeeMutations } from '../mutations.ts'
import { expertFeeText } from '../text.ts'
import { FeeCorrection } from './fee-correction.tsx'
import './fee-card.css'

type FeeCardProps = { sheet: SheetAddress; fee: ExpertFee }

/** A fee with its tax, what it still waits for, and what the expert can say to it. */
export function FeeCard({ sheet, fee }: FeeCardProps) {
  const text = useText(expertFeeText)
  const [isDisputing, setDisputing] = useState(false)
  const { status } = fee
  const proof = { sheet, scene: 'confirm' } as const

  async function affirm() {
    const request = { title: text.confirmAsk(priceText(fee.net)), text: text.confirmNote, yes: text.confirm }
    if (!(await confirm(request))) return
    const said = { ...sheet, fee_id: fee.fee_id, type: true, gross: fee.gross, reason: '' }
    if (await withProof(proof, (code) => expertFeeMutations.affirm({ ...said, code })))
      toast(text.confirmed, 'success')
  }

  async function dispute(reason: string) {
    const said = { ...sheet, fee_id: fee.fee_id, type: false, reason }
    if (!(await withProof(proof, (code) => expertFeeMutations.affirm({ ...said, code })))) return
    setDisputing(false)
    toast(text.disputed, 'success')
  }

  return (
    <article className="fee-card" aria-label={fee.title}>
      <div className="fee-card-head">
        <h3 className="fee-card-title">{fee.title}</h3>
        <Tag kind={status === feeStates.available ? 'credit' : 'notice'}>{text.states[status]}</Tag>
      </div>
      <dl className="fee-card-amounts">
        <dt>{text.gross}</dt>
        <dd>{priceText(fee.gross)}</dd>
        <dt>{text.deduction}</dt>
        <dd>{priceText(fee.deduction)}</dd>
        <dt>{text.tax}</dt>
        <dd>{priceText(fee.tax)}</dd>
        <dt>{text.net}</dt>
        <dd className="fee-card-net">{priceText(fee.net)}</dd>
      </dl>
      {fee.reason && <p className="fee-card-note">{text.myReason(fee.reason)}</p>}
      {fee.answer && <p className="fee-card-note">{text.answer(fee.answer)}</p>}
      {fee.confirm_time && status !== feeStates.available && (
        <p className="fee-card-note">{text.confirmedAt(fee.confirm_time)}</p>
      )}
      {fee.available_time && <p className="fee-card-note">{text.availableAt(fee.available_time)}</p>}
      {fee.missing.length > 0 && (
        <div>
          <p className="fee-card-note">{text.waitsFor}</p>
          <ul className="fee-card-missing">
            {fee.missing.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </div>
      )}
      {fee.corrections.length > 0 && (
        <div>
          <p className="fee-card-note">{text.corrections}</p>
          <ul className="fee-card-corrections">
            {fee.corrections.map((correction) => (
              <FeeCorrection key={correction.correction_id} sheet={sheet} correction={correction} />
            ))}
          </ul>
        </div>
      )}
      {(status === feeStates.open || status === feeStates.disputed) && (
        <div className="fee-card-actions">
          <Button onClick={() => setDisputing(true)}>{text.dispute}</Button>
          <Button variant="primary" onClick={affirm}>
            {text.confirm}
          </Button>
        </div>
      )}
      <ReasonSheet
        open={isDisputing}
        onClose={() => setDisputing(false)}
        onSend={dispute}
        text={{ ...text, title: text.disputeTitle, hint: text.reasonHint, missing: text.reasonMissing }}
      />
    </article>
  )
}
