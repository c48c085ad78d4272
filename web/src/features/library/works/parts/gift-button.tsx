import { useState } from 'react'
import { mostGiftSeats } from '#contract/wire/gift-seats.ts'
import { useMemberAction } from '#web/features/people/account/cards/use-member-action.ts'
import { orderPaths } from '#web/paths/orders.ts'
import { useNavigate } from '#web/shell/navigation.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { isSaleForbidden } from '../state.ts'
import { workText } from '../text.ts'
import './gift-button.css'

/** Buys a work for others. Where the app may not sell it is not offered. */
export function GiftButton({ workId }: { workId: number }) {
  const text = useText(workText)
  const [isOpen, setIsOpen] = useState(false)
  if (isSaleForbidden()) return null
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {text.gift}
      </Button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={text.gift}>
        <GiftForm workId={workId} />
      </Sheet>
    </>
  )
}

function GiftForm({ workId }: { workId: number }) {
  const text = useText(workText)
  const navigate = useNavigate()
  const buy = useMemberAction(`gift:production:${workId}`, (seats: number) =>
    navigate(orderPaths.buyGifts(workId, seats)),
  )
  const form = useForm({
    initial: () => ({ seats: '1' }),
    faultsOf: ({ seats }) => ({ seats: isSeats(seats) ? undefined : text.giftWrong }),
    showFaults: 'tried',
    onSubmit: ({ seats }) => buy(Number(seats)),
  })
  return (
    <form className="gift-button-form" {...form.props}>
      <Field
        {...form.bind('seats')}
        label={text.giftSeats}
        hint={text.giftHint}
        inputMode="numeric"
        maxLength={3}
      />
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.giftBuy}
      </Button>
    </form>
  )
}

const isSeats = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= mostGiftSeats
