import { bookingStates } from '#contract/practice/union-bookings.ts'
import type { UnionBookingItem } from '#contract/practice/union-bookings.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import type { TagKind } from '#web/ui/tag/tag.tsx'
import { bookingText } from '../booking-text.ts'
import { unionPaths } from '#web/paths/unions.ts'
import { separated } from '#web/ui/format/separated.ts'

const kinds: Record<OneOf<typeof bookingStates>, TagKind> = {
  [bookingStates.pending]: 'notice',
  [bookingStates.approved]: 'free',
  [bookingStates.rejected]: 'live',
  [bookingStates.cancelled]: 'neutral',
}

export function BookingTag({ status }: Pick<UnionBookingItem, 'status'>) {
  const text = useText(bookingText)
  return <Tag kind={kinds[status]}>{text.states[status]}</Tag>
}

/** Where a meeting is: a place, a video room, or both. */
export function usePlaceText({ place, is_video }: UnionBookingItem): string {
  const text = useText(bookingText)
  return separated([place, is_video === 1 ? text.videoRoom : ''])
}

export function BookingRow({ booking }: { booking: UnionBookingItem }) {
  const place = usePlaceText(booking)
  const { periodOf } = useTimeText()
  return (
    <ListRow
      href={unionPaths.booking(booking.id, booking.booking_id)}
      title={booking.topic}
      note={`${periodOf(booking.begin_time, booking.end_time)} · ${booking.department} · ${place}`}
      after={<BookingTag status={booking.status} />}
    />
  )
}
