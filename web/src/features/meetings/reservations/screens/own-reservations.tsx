import { useQueryClient } from '@tanstack/react-query'
import { remindMinutes } from '#contract/meetings/reservations.ts'
import type { ReservedMeeting } from '#contract/meetings/reservations.ts'
import { MeetingCard } from '#web/features/meetings/meetings/cards/meeting-card.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useNow } from '#web/shell/use-now.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { CalendarDrawing } from '#web/ui/list-state/thing-drawings.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { CalendarFeed } from '../cards/calendar-feed.tsx'
import { reservationMutations } from '../mutations.ts'
import { reservationQueries } from '../queries.ts'
import { reservationText } from '../text.ts'
import './own-reservations.css'

/** The meetings that the member has booked: what comes next first, then what is over. */
export function OwnReservations() {
  const text = useText(reservationText)
  const client = useQueryClient()
  return (
    <ScreenFrame>
      <div className="own-reservations-feed">
        <CalendarFeed />
      </div>
      <PullToRefresh onRefresh={() => startOver(client)}>
        <PagedList
          query={reservationQueries.own()}
          skeleton="feed"
          keyOf={(meeting) => meeting.meeting_id}
          estimate={160}
          emptyText={text.noneBooked}
          emptyAction={<ButtonLink href="/recentMeetings">{text.toMeetings}</ButtonLink>}
          emptyDrawing={<CalendarDrawing />}
        >
          {(meeting) => <Reservation meeting={meeting} />}
        </PagedList>
      </PullToRefresh>
    </ScreenFrame>
  )
}

function Reservation({ meeting }: { meeting: ReservedMeeting }) {
  const text = useText(reservationText)
  const language = useLanguage()
  const now = useNow('minute')
  const isOpen = shanghaiMoment(meeting.begin_time) - now > remindMinutes * 60_000

  async function cancel() {
    const asked = { title: text.cancelTitle, text: text.cancelText, yes: text.cancel, no: text.keep }
    if (!(await confirm(asked))) return
    await reservationMutations.set({ meeting_id: meeting.meeting_id, type: false })
    toast(text.cancelled, 'success')
  }

  return (
    <article className="own-reservations-one">
      <MeetingCard meeting={meeting} />
      <div className="own-reservations-foot">
        <span>{text.bookedAt(dateText(meeting.reserve_time, new Date(now), language))}</span>
        {isOpen && (
          <Button small onClick={cancel}>
            {text.cancel}
          </Button>
        )}
      </div>
    </article>
  )
}
