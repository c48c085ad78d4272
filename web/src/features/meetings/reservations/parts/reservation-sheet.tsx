import type { MeetingItem } from '#contract/wire/items.ts'
import { WechatConsent } from '#web/features/community/message-settings/cards/wechat-consent.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { CalendarIcon } from '#web/ui/icon/identity-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { CalendarFeed } from '../cards/calendar-feed.tsx'
import { reservationText } from '../text.ts'
import './reservation-sheet.css'

type ReservationSheetProps = {
  meeting: MeetingItem
  open: boolean
  canCancel: boolean
  onClose: () => void
  onCancel: () => Promise<void>
}

/** The actions on a booking: add it to the calendar, or cancel it. */
export function ReservationSheet({ meeting, open, canCancel, onClose, onCancel }: ReservationSheetProps) {
  const text = useText(reservationText)

  async function cancel() {
    const asked = { title: text.cancelTitle, text: text.cancelText, yes: text.cancel, no: text.keep }
    if (!(await confirm(asked))) return
    await onCancel()
  }

  return (
    <Sheet open={open} onClose={onClose} title={text.reserved}>
      <p className="reservation-name">{meeting.title}</p>
      <p className="reservation-note">{text.willRemind}</p>
      {open && <WechatConsent />}
      <a
        className="button reservation-file"
        data-variant="primary"
        data-block
        href={`/calendar/meeting.ics?meeting_id=${meeting.meeting_id}`}
        download
      >
        <span className="button-label">
          <CalendarIcon size="small" />
          {text.addToCalendar}
        </span>
      </a>
      <p className="reservation-note">{text.addToCalendarNote}</p>
      {open && <CalendarFeed />}
      {canCancel ? (
        <Button variant="quiet" block onClick={cancel}>
          {text.cancel}
        </Button>
      ) : (
        <p className="reservation-note">{text.tooLate}</p>
      )}
    </Sheet>
  )
}
