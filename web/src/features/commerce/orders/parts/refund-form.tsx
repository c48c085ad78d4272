import { useState } from 'react'
import type { RefundChoice, RefundPart } from '#contract/commerce/orders.ts'
import { orderLimits } from '#contract/commerce/orders.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { priceText } from '#web/ui/format/price-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { orderMutations } from '../mutations.ts'
import { askedFen, partsOf } from '../refund-parts.ts'
import { orderText } from '../text.ts'
import { LessonChoice } from './lesson-choice.tsx'
import './sheet-form.css'

type RefundFormProps = { orderId: number; choice: RefundChoice; onDone: () => void }

export function RefundForm({ orderId, choice, onDone }: RefundFormProps) {
  const text = useText(orderText)
  const parts = partsOf(choice)
  const [part, setPart] = useState<RefundPart>(parts[0] ?? 'whole')
  const [lessonIds, setLessonIds] = useState<number[]>([])
  const form = useForm({
    initial: () => ({ amount: '', seats: String(choice.unused_seats), reason: '' }),
    faultsOf: ({ amount, seats, reason }) => {
      const isWrong = askedFen(choice, { part, lessonIds, amount, seats }) === undefined
      return {
        amount: part === 'amount' && isWrong ? text.amountWrong : undefined,
        seats: part === 'seats' && isWrong ? text.seatsWrong(choice.unused_seats) : undefined,
        reason: faultOf(reason.trim(), text),
      }
    },
    showFaults: 'tried',
    draft: { key: `refund_${orderId}`, in: 'page' },
    async onSubmit({ amount, seats, reason }) {
      if (part === 'lessons' && lessonIds.length === 0) {
        toast(text.chooseLessons)
        return false
      }
      await orderMutations.refund({
        order_id: orderId,
        reason: reason.trim(),
        part,
        lesson_ids: part === 'lessons' ? lessonIds : undefined,
        amount: part === 'amount' ? amount.trim() : undefined,
        seats: part === 'seats' ? Number(seats) : undefined,
      })
      toast(text.refundAsked, 'success')
      return onDone()
    },
  })
  if (parts.length === 0)
    return <ListState status="empty" inline emptyText={choice.whole_problem || text.nothingToRefund} />
  const fen = askedFen(choice, { part, lessonIds, ...form.values })
  return (
    <form className="sheet-form" {...form.props}>
      {parts.length > 1 && (
        <Segmented
          label={text.refundPart}
          options={parts.map((value) => ({ value, label: text.refundParts[value] }))}
          value={part}
          onChange={setPart}
        />
      )}
      {part === 'lessons' && (
        <LessonChoice lessons={choice.lessons} chosen={lessonIds} onChoose={setLessonIds} />
      )}
      {part === 'amount' && (
        <Field
          {...form.bind('amount')}
          label={text.amountBack}
          hint={text.amountMost(priceText(choice.left))}
          inputMode="decimal"
          maxLength={10}
        />
      )}
      {part === 'seats' && (
        <Field
          {...form.bind('seats')}
          label={text.seatsBack}
          hint={text.seatsUnused(choice.unused_seats, priceText(choice.seat_amount))}
          inputMode="numeric"
          maxLength={3}
        />
      )}
      <output>{text.refundAmount(priceText(fen ?? 0))}</output>
      <TextArea
        {...form.bind('reason')}
        label={text.refundReason}
        hint={`${text.refundHint} ${text.refundStops}`}
        most={orderLimits.reason}
        rows={3}
      />
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.submit}
      </Button>
    </form>
  )
}

function faultOf(reason: string, text: (typeof orderText)['zh']): string | undefined {
  if (reason === '') return text.enterReason
  return Array.from(reason).length > orderLimits.reason ? text.reasonTooLong(orderLimits.reason) : undefined
}
