import { useState } from 'react'
import { unionBookingLimits } from '#contract/practice/union-bookings.ts'
import type { UnionBooking } from '#contract/practice/union-bookings.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { bookingText } from '../booking-text.ts'
import { unionMutations } from '../mutations.ts'
import './union-form.css'

/** Members read the minutes; the booker and managers write them. */
export function BookingMinutes({ booking }: { booking: UnionBooking }) {
  const text = useText(bookingText)
  const [isWriting, setIsWriting] = useState(false)
  const mayWrite = booking.is_manager === 1 || booking.is_booker === 1
  return (
    <Section
      title={text.minutes}
      aside={
        mayWrite && (
          <Button small variant="quiet" onClick={() => setIsWriting(true)}>
            {text.writeMinutes}
          </Button>
        )
      }
    >
      {booking.minutes ? (
        <Prose text={booking.minutes} />
      ) : (
        <ListState status="empty" inline emptyText={text.noMinutes} />
      )}
      <Sheet open={isWriting} onClose={() => setIsWriting(false)} title={text.minutes}>
        {isWriting && <MinutesForm booking={booking} onClose={() => setIsWriting(false)} />}
      </Sheet>
    </Section>
  )
}

function MinutesForm({ booking, onClose }: { booking: UnionBooking; onClose: () => void }) {
  const text = useText(bookingText)
  const most = unionBookingLimits.minutes
  const form = useForm({
    initial: () => ({ minutes: booking.minutes }),
    faultsOf: ({ minutes }) => ({
      minutes: characterCount(minutes.trim()) > most ? text.tooLong(most) : undefined,
    }),
    refusalAt: 'minutes',
    draft: { key: `union_minutes_${booking.booking_id}`, in: 'device' },
    async onSubmit({ minutes }) {
      await unionMutations.saveMinutes({ booking_id: booking.booking_id, minutes })
      toast(text.minutesSaved, 'success')
      onClose()
    },
  })
  return (
    <form className="union-form" {...form.props}>
      <TextArea
        {...form.bind('minutes')}
        label={text.minutes}
        hideLabel
        most={most}
        rows={10}
        data-autofocus
      />
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.saveMinutes}
      </Button>
    </form>
  )
}
