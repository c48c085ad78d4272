import type { AttendeeItem } from '#contract/meetings/checkin.ts'
import { checkinStates } from '#contract/meetings/checkin.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ReviewTag } from '#web/ui/review-status/review-tag.tsx'
import { checkinQueries } from '../queries.ts'
import { checkinText } from '../text.ts'

/** Who has checked in by the form, with what they let the organiser see. */
export function AttendeeList({ meetingId }: { meetingId: number }) {
  const text = useText(checkinText)
  return (
    <PagedList
      query={checkinQueries.attendees(meetingId)}
      skeleton="rows"
      emptyText={text.noAttendees}
      keyOf={(row) => row.checkin_id}
      estimate={72}
    >
      {(row) => <Attendee attendee={row} />}
    </PagedList>
  )
}

function Attendee({ attendee }: { attendee: AttendeeItem }) {
  const text = useText(checkinText)
  const { form, consent, state } = attendee
  const facts = [form.phone, form.hospital, form.department, form.title, form.company].filter(Boolean)
  return (
    <ListRow
      title={consent === 1 ? (form.real_name ?? text.signedIn) : text.hidden}
      note={[...facts, attendee.submitted_at].join(' · ')}
      after={state === checkinStates.underReview && <ReviewTag is="open">{text.underReview}</ReviewTag>}
    />
  )
}
