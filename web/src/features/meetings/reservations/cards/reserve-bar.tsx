import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { meetingTypes } from '#contract/wire/items.ts'
import type { MeetingItem } from '#contract/wire/items.ts'
import { reservationCalls } from '#contract/meetings/reservations.ts'
import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { viewCount } from '#web/ui/format/view-count.ts'
import { BellIcon } from '#web/ui/icon/people-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { ReservationSheet } from '../parts/reservation-sheet.tsx'
import { reservationQueries } from '../queries.ts'
import { reservationText } from '../text.ts'
import './reserve-bar.css'

/** Books a meeting that has not begun; of a booked one it opens what can be done with that. */
export function ReserveBar({ meeting }: { meeting: MeetingItem }) {
  const text = useText(reservationText)
  const language = useLanguage()
  const client = useQueryClient()
  const loginFirst = useLoginFirst()
  const [isOpen, setIsOpen] = useState(false)
  const query = reservationQueries.about(meeting.meeting_id)
  const { data: about } = useQuery(query)
  const isAhead = meeting.meeting_type === meetingTypes.preview
  if (!about || !isAhead || (about.can_reserve === 0 && about.is_reserve === 0)) return null

  async function toggle(isOn: boolean) {
    try {
      const changed = await api(reservationCalls.reserve, { meeting_id: meeting.meeting_id, type: isOn })
      client.setQueryData(query.queryKey, (old) => old && { ...old, ...changed })
      toast(isOn ? text.done : text.cancelled, 'success')
    } catch {
      // It has been told; what stands is read again.
      await client.invalidateQueries({ queryKey: query.queryKey })
    }
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
