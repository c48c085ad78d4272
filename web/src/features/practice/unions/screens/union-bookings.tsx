import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from '#web/shell/navigation.ts'
import type { UnionDetail } from '#contract/practice/unions.ts'
import { Room } from '#web/features/community/rooms/cards/room.tsx'
import { clock } from '#web/platform/clock.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { FailureState } from '#web/shell/failure-state.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { addDays, dayOf } from '#web/ui/format/shanghai-day.ts'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { bookingText } from '../booking-text.ts'
import { BookForm } from '../parts/book-form.tsx'
import type { ChosenHour } from '../parts/book-form.tsx'
import { BookingBody } from '../parts/booking-body.tsx'
import { BookingRow } from '../parts/booking-row.tsx'
import { DayCalendars, takenTimes } from '../parts/day-calendars.tsx'
import { unionPaths } from '#web/paths/unions.ts'
import { unionQueries } from '../queries.ts'
import { unionText } from '../text.ts'

/** `booking_id` in the address shows one meeting; without it the screen shows the calendars and books. */
export function UnionBookings() {
  const bookingId = useQueryId('booking_id')
  return bookingId === 0 ? <Calendars /> : <OneBooking bookingId={bookingId} />
}

function OneBooking({ bookingId }: { bookingId: number }) {
  const text = useText(bookingText)
  const [query] = useSearchParams()
  const booking = useQuery(unionQueries.booking(bookingId))
  return (
    <DetailScreen detail={booking} nameOf={({ topic }) => topic} missing={text.missing}>
      {(detail) =>
        query.get('join') === '1' && detail.video_room_id > 0 ? (
          <Room roomId={detail.video_room_id} onward={unionPaths.booking(detail.id, detail.booking_id)} />
        ) : (
          <BookingBody key={detail.booking_id} booking={detail} />
        )
      }
    </DetailScreen>
  )
}

function Calendars() {
  const text = useText(unionText)
  const union = useQuery(unionQueries.detail(useQueryId('id')))
  return (
    <DetailScreen detail={union} nameOf={({ name }) => name} missing={text.missing}>
      {(detail) =>
        detail.is_member === 1 ? (
          <Bookings union={detail} />
        ) : (
          <ListState
            status="note"
            emptyText={text.membersSee}
            emptyAction={<ButtonLink href={unionPaths.home(detail.id)}>{text.toHome}</ButtonLink>}
          />
        )
      }
    </DetailScreen>
  )
}

const listedDays = 30

function Bookings({ union }: { union: UnionDetail }) {
  const text = useText(bookingText)
  const { timeOf } = useTimeText()
  const [tomorrow] = useState(() => addDays(dayOf(clock.now()), 1))
  const [day, setDay] = useState(tomorrow)
  const [chosen, setChosen] = useState<ChosenHour>()
  const proposedDays = Array.from({ length: 14 }, (_, at) => addDays(tomorrow, at))
  const bookings = useQuery(unionQueries.bookings(union.id, addDays(day, -7), addDays(day, listedDays)))
  if (bookings.isPending) return <ListState status="loading" />
  if (!bookings.data) return <FailureState error={bookings.error} onRetry={() => bookings.refetch()} />
  const { departments, busy } = bookings.data
  return (
    <>
      <Section title={text.dayOf(timeOf(day))}>
        <div className="day-calendars-steps">
          <Button small onClick={() => setDay(addDays(day, -1))}>
            {text.earlier}
          </Button>
          <Field label={text.day} type="date" value={day} onValue={(value) => value && setDay(value)} />
          <Button small onClick={() => setDay(addDays(day, 1))}>
            {text.later}
          </Button>
        </div>
        {departments.length === 0 ? (
          <ListState status="empty" inline emptyText={text.noDepartments} />
        ) : (
          <>
            <p className="day-calendars-hint">{text.calendarHint}</p>
            <DayCalendars
              day={day}
              departments={departments}
              bookings={bookings.data.bookings}
              busy={busy}
              onChoose={(department, period) => setChosen({ department, period })}
            />
          </>
        )}
      </Section>
      {departments.length > 0 && (
        <Section title={text.book}>
          <BookForm
            union={union}
            departments={departments}
            taken={takenTimes(bookings.data.bookings, busy)}
            days={proposedDays}
            chosen={chosen}
          />
        </Section>
      )}
      <Section title={text.all}>
        {bookings.data.bookings.length === 0 ? (
          <ListState status="empty" inline emptyText={text.none} />
        ) : (
          bookings.data.bookings.map((booking) => <BookingRow key={booking.booking_id} booking={booking} />)
        )}
      </Section>
    </>
  )
}
