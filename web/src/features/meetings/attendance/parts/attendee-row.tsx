import type { AttendeeItem } from '#contract/meetings/attendance.ts'
import { checkinStates } from '#contract/meetings/checkin.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ReviewTag } from '#web/ui/review-status/review-tag.tsx'
import { separated } from '#web/ui/format/separated.ts'
import { attendanceText } from '../text.ts'

type AttendeeRowProps = { attendee: AttendeeItem; onReview: () => void }

/** Somebody who attended, with what they let the organiser see. A check-in under review can be opened. */
export function AttendeeRow({ attendee, onReview }: AttendeeRowProps) {
  const text = useText(attendanceText)
  const { form } = attendee
  const isOpen = attendee.state === checkinStates.underReview
  const facts = [
    form.phone,
    form.hospital,
    form.department,
    form.title,
    form.company,
    text.methods[attendee.method],
    (attendee.visited_at || attendee.submitted_at).slice(0, 16),
    attendee.watched_seconds > 0 && text.watched(Math.ceil(attendee.watched_seconds / 60)),
    attendee.score >= 0 && text.score(attendee.score, attendee.is_passed === 1),
    attendee.credit > 0 && text.credit(attendee.credit),
    attendee.is_shared_device === 1 && text.sharedDevice,
    attendee.burst_num > 0 ? text.burst(attendee.burst_num) : attendee.is_fresh_key === 1 && text.freshKey,
  ]
  return (
    <ListRow
      title={form.real_name || text.hidden}
      note={separated(facts)}
      after={isOpen && <ReviewTag is="open">{text.underReview}</ReviewTag>}
      onClick={isOpen ? onReview : undefined}
    />
  )
}
