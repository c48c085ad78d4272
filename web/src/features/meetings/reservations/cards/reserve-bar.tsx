import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { meetingTypes } from '#contract/wire/items.ts'
import type { MeetingItem } from '#contract/wire/items.ts'
import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
import { Button } from '#web/ui/button/button.tsx'
import { viewCount } from '#web/ui/format/view-count.ts'
import { BellIcon } from '#web/ui/icon/people-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { ReservationSheet } from '../parts/reservation-sheet.tsx'
import { reservationMutations } from '../mutations.ts'
import { reservationQueries } from '../queries.ts'
import { reservationText } from '../text.ts'
import './reserve-bar.css'

/** Books a meeting that has not begun; for a booked one it opens the actions on the booking. */
export function ReserveBar({ meeting }: { meeting: MeetingItem }) {
  const text = useText(reservationText)
  const language = useLanguage()
  const loginFirst = useLoginFirst()
  const [isOpen, setIsOpen] = useState(false)
  const { data: about } = useQuery(reservationQueries.about(meeting.meeting_id))
  const isAhead = meeting.meeting_type === meetingTypes.preview
  if (!about || !isAhead || (about.can_reserve === 0 && about.is_reserve === 0)) return null

  async function toggle(isOn: boolean) {
    await reservationMutations.set({ meeting_id: meeting.meeting_id, type: isOn })
    // The sheet says that it is booked and offers what comes next.
    setIsOpen(isOn)
    if (!isOn) toast(text.cancelled, 'success')
  }

  const isReserved = about.is_reserve === 1
  return (
    <div className="reserve-bar">
      {isReserved ? (
        <Button block onClick={() => setIsOpen(true)} aria-haspopup="dialog">
          <BellIcon size="small" />
          {text.reserved}
        </Button>
      ) : (
        <Button variant="primary" block onClick={() => (loginFirst() ? undefined : toggle(true))}>
          <BellIcon size="small" />
          {text.reserve}
        </Button>
      )}
      {about.reserve_num > 0 && (
        <p className="reserve-bar-note">{text.reservedNum(viewCount(about.reserve_num, language))}</p>
      )}
      <ReservationSheet
        meeting={meeting}
        open={isOpen && isReserved}
        canCancel={about.can_reserve === 1}
        onClose={() => setIsOpen(false)}
        onCancel={() => toggle(false)}
      />
    </div>
  )
}
