import { useState } from 'react'
import { bookingStates } from '#contract/practice/union-bookings.ts'
import type { UnionBooking } from '#contract/practice/union-bookings.ts'
import { CalendarFileLink } from '#web/features/meetings/reservations/cards/calendar-file-link.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { bookingText } from '../booking-text.ts'
import { unionMutations } from '../mutations.ts'
import { unionPaths } from '#web/paths/unions.ts'
import { MoveSheet } from './move-sheet.tsx'
import { RejectSheet } from './reject-sheet.tsx'
import './booking-tools.css'

/** What managers and the booker do about a meeting, and the way into a calendar. */
export function BookingTools({ booking, isOver }: { booking: UnionBooking; isOver: boolean }) {
  const text = useText(bookingText)
  const [isRejecting, setIsRejecting] = useState(false)
  const [isMoving, setIsMoving] = useState(false)
  const { booking_id } = booking
  const isPending = booking.status === bookingStates.pending
  const isHeld = isPending || booking.status === bookingStates.approved
  const mayDecide = isPending && booking.is_manager === 1 && booking.is_booker === 0
  const mayCancel = isHeld && !isOver && (booking.is_manager === 1 || booking.is_booker === 1)

  async function approve() {
    await unionMutations.decideBooking({ booking_id, type: true, reason: '' })
    toast(text.approved, 'success')
  }

  async function reject(reason: string) {
    await unionMutations.decideBooking({ booking_id, type: false, reason })
    toast(text.rejected, 'success')
  }

  async function cancel() {
    if (!(await confirm({ title: text.cancelAsk, text: text.cancelText, yes: text.cancel }))) return
    await unionMutations.cancelBooking({ booking_id })
    toast(text.cancelled, 'success')
  }

  return (
    <div className="booking-tools">
      {mayDecide && (
        <>
          <Button variant="primary" onClick={approve}>
            {text.approve}
          </Button>
          <Button onClick={() => setIsRejecting(true)}>{text.reject}</Button>
        </>
      )}
      {booking.video_room_id > 0 && !isOver && (
        <ButtonLink variant="primary" href={unionPaths.bookingRoom(booking.id, booking_id)}>
          {text.enterRoom}
        </ButtonLink>
      )}
      {booking.calendar_url && <CalendarFileLink href={booking.calendar_url} />}
      {mayCancel && <Button onClick={() => setIsMoving(true)}>{text.move}</Button>}
      {mayCancel && (
        <Button variant="danger" onClick={cancel}>
          {text.cancel}
        </Button>
      )}
      <MoveSheet booking={booking} open={isMoving} onClose={() => setIsMoving(false)} />
      <RejectSheet open={isRejecting} onClose={() => setIsRejecting(false)} onReject={reject} />
    </div>
  )
}
