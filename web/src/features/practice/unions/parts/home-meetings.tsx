import type { UseQueryResult } from '@tanstack/react-query'
import { bookingStates } from '#contract/practice/union-bookings.ts'
import type { UnionBookingItem } from '#contract/practice/union-bookings.ts'
import type { UnionDetail } from '#contract/practice/unions.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { bookingText } from '../booking-text.ts'
import { unionPaths } from '#web/paths/unions.ts'
import { BookingRow } from './booking-row.tsx'

const shown = 3

type HomeMeetingsProps = { union: UnionDetail; meetings: UseQueryResult<{ bookings: UnionBookingItem[] }> }

/** The meetings of the next weeks, for members. */
export function HomeMeetings({ union, meetings }: HomeMeetingsProps) {
  const text = useText(bookingText)
  const isMember = union.is_member === 1
  return (
    <Section
      title={text.meetings}
      aside={isMember && <Link href={unionPaths.bookings(union.id)}>{text.book}</Link>}
    >
      {isMember ? (
        <ComingMeetings meetings={meetings} />
      ) : (
        <ListState status="note" inline emptyText={text.membersOnly} />
      )}
    </Section>
  )
}

function ComingMeetings({ meetings }: Pick<HomeMeetingsProps, 'meetings'>) {
  const text = useText(bookingText)
  if (!meetings.data) return <ListState status="error" inline onRetry={() => meetings.refetch()} />
  const rows = meetings.data.bookings.filter(
    ({ status }) => status === bookingStates.pending || status === bookingStates.approved,
  )
  if (rows.length === 0) return <ListState status="empty" inline emptyText={text.none} />
  return rows.slice(0, shown).map((booking) => <BookingRow key={booking.booking_id} booking={booking} />)
}
