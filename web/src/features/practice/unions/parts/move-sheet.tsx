import { useState } from 'react'
import { bookingStates, unionBookingLimits } from '#contract/practice/union-bookings.ts'
import type { UnionBooking } from '#contract/practice/union-bookings.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { clock } from '#web/platform/clock.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { bookingText } from '../booking-text.ts'
import { fieldTime, momentOf, wireTime } from '../booking-time.ts'
import { unionMutations } from '../mutations.ts'
import './union-form.css'

type MoveSheetProps = { booking: UnionBooking; open: boolean; onClose: () => void }

export function MoveSheet({ booking, open, onClose }: MoveSheetProps) {
  const text = useText(bookingText)
  return (
    <Sheet open={open} onClose={onClose} title={text.moveTitle}>
      {open && <MoveForm booking={booking} onClose={onClose} />}
    </Sheet>
  )
}

function MoveForm({ booking, onClose }: Omit<MoveSheetProps, 'open'>) {
  const text = useText(bookingText)
  const [isVideo, setIsVideo] = useState(booking.is_video === 1)
  const form = useForm({
    initial: () => ({
      begin: fieldTime(booking.begin_time),
      end: fieldTime(booking.end_time),
      place: booking.place,
    }),
    faultsOf: ({ begin, end, place }) => ({
      begin: momentOf(begin) > clock.now() ? undefined : text.past,
      end: momentOf(end) > momentOf(begin) ? undefined : text.wrongTimes,
      place: placeFault(place),
    }),
    refusalAt: 'begin',
    draft: { key: `union_move_${booking.booking_id}`, in: 'page' },
    async onSubmit({ begin, end, place }) {
      const moved = await unionMutations.moveBooking({
        booking_id: booking.booking_id,
        begin_time: wireTime(begin),
        end_time: wireTime(end),
        place: place.trim(),
        is_video: isVideo,
      })
      const waits = moved.status === bookingStates.pending && booking.status === bookingStates.approved
      toast(waits ? text.movedWaits : text.moved, 'success')
      onClose()
    },
  })

  function placeFault(place: string): string | undefined {
    const { place: most } = unionBookingLimits
    if (place.trim() === '') return isVideo ? undefined : text.placeMissing
    return characterCount(place.trim()) > most ? text.tooLong(most) : undefined
  }

  return (
    <form className="union-form" {...form.props}>
      <p className="union-form-note">{text.moveHint}</p>
      <Field {...form.bind('begin')} label={text.begin} type="datetime-local" step={300} />
      <Field {...form.bind('end')} label={text.end} type="datetime-local" step={300} />
      <Field {...form.bind('place')} label={text.place} />
      <Checkbox checked={isVideo} onChange={setIsVideo}>
        {text.video}
      </Checkbox>
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.moveSave}
      </Button>
    </form>
  )
}
