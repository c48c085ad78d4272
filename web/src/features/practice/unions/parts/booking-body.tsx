import { useState } from 'react'
import { bookingAnswers, bookingStates } from '#contract/practice/union-bookings.ts'
import type { BookingAnswer, BookingParticipant, UnionBooking } from '#contract/practice/union-bookings.ts'
import { titleName } from '#contract/wire/titles.ts'
import { Chat } from '#web/features/community/chat/cards/chat.tsx'
import { useNow } from '#web/shell/use-now.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { separated } from '#web/ui/format/separated.ts'
import { bookingText } from '../booking-text.ts'
import { unionMutations } from '../mutations.ts'
import { BookingMinutes } from './booking-minutes.tsx'
import { BookingTag, usePlaceText } from './booking-row.tsx'
import { BookingTools } from './booking-tools.tsx'
import { ChangeHistory } from './change-history.tsx'
import './booking-body.css'

const answers = ['comes', 'perhaps', 'absent'] as const

/** One meeting of a union: who comes, what was said, and what is to be done about it. */
export function BookingBody({ booking }: { booking: UnionBooking }) {
  const text = useText(bookingText)
  const { periodOf } = useTimeText()
  const now = useNow('minute')
  const place = usePlaceText(booking)
  const isApproved = booking.status === bookingStates.approved
  const isOver = Date.parse(`${booking.end_time.replace(' ', 'T')}:00+08:00`) <= now
  const hasBegun = Date.parse(`${booking.begin_time.replace(' ', 'T')}:00+08:00`) <= now
  return (
    <>
      <div className="booking-body">
        <Headline
          title={booking.topic}
          over={booking.union_name}
          tags={<BookingTag status={booking.status} />}
          notes={
            <>
              <span>{periodOf(booking.begin_time, booking.end_time)}</span>
              {isOver && isApproved && <span>{text.over}</span>}
              <span>{place}</span>
              <span>
                {booking.hospital} {booking.department}
              </span>
              {booking.booker_name && <span>{text.bookedBy(booking.booker_name)}</span>}
            </>
          }
        />
        {booking.status === bookingStates.rejected && <p>{text.reason(booking.review_reason)}</p>}
        {isApproved && !isOver && booking.answer >= 0 && (
          <OwnAnswer key={booking.begin_time} booking={booking} />
        )}
        <BookingTools booking={booking} isOver={isOver} />
      </div>
      {booking.participants.length > 0 && (
        <Section
          title={text.participants}
          aside={text.coming(booking.coming_num, booking.participants.length)}
        >
          {booking.participants.map((person) => (
            <Participant key={person.userid} person={person} />
          ))}
        </Section>
      )}
      {isApproved && hasBegun && <BookingMinutes booking={booking} />}
      {booking.is_manager === 1 && (
        <ChangeHistory unionId={booking.id} subject="booking" subjectId={booking.booking_id} />
      )}
      {booking.imGroupId > 0 && (
        <Section title={text.chat}>
          <div className="booking-body-chat">
            <Chat groupId={booking.imGroupId} />
          </div>
        </Section>
      )}
    </>
  )
}

function OwnAnswer({ booking }: { booking: UnionBooking }) {
  const text = useText(bookingText)
  const [chosen, setChosen] = useState(answers.find((name) => bookingAnswers[name] === booking.answer))

  async function choose(name: (typeof answers)[number]) {
    const before = chosen
    setChosen(name)
    try {
      const answer: BookingAnswer = bookingAnswers[name]
      await unionMutations.answerBooking({ booking_id: booking.booking_id, answer })
      toast(text.answered, 'success')
    } catch {
      // The call has said why.
      setChosen(before)
    }
  }

  return (
    <div className="booking-body-answer">
      <p>{text.yourAnswer}</p>
      <Segmented<string>
        label={text.yourAnswer}
        value={chosen ?? ''}
        onChange={(name) => choose(name as (typeof answers)[number])}
        options={answers.map((name) => ({ value: name, label: text[name] }))}
      />
    </div>
  )
}

function Participant({ person }: { person: BookingParticipant }) {
  const text = useText(bookingText)
  const title = titleName(person.title, useLanguage())
  const name = answers.find((one) => bookingAnswers[one] === person.answer)
  return (
    <ListRow
      before={<Avatar src={person.photo} name="" size={36} />}
      title={person.truename}
      note={separated([title, person.hospital])}
      after={name ? text[name] : text.noAnswer}
    />
  )
}
