import { CalendarIcon } from '#web/ui/icon/identity-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { reservationText } from '../text.ts'

/** Downloads one event for a calendar. */
export function CalendarFileLink({ href, block = false }: { href: string; block?: boolean }) {
  const text = useText(reservationText)
  return (
    <a className="button" data-variant="plain" data-block={block || undefined} href={href} download>
      <span className="button-label">
        <CalendarIcon size="small" />
        {text.addToCalendar}
      </span>
    </a>
  )
}
