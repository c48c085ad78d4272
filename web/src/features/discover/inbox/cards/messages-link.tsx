import { messagePaths } from '#web/paths/messages.ts'
import { Badge } from '#web/ui/badge/badge.tsx'
import { BellIcon } from '#web/ui/icon/people-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { useInboxState } from '../state.ts'
import { inboxText } from '../text.ts'
import './messages-link.css'

/** The way to the inbox, with the number of what waits there. */
export function MessagesLink() {
  const text = useText(inboxText)
  const { count } = useInboxState()
  return (
    <Link
      href={messagePaths.list()}
      className="messages-link"
      aria-label={count > 0 ? text.messagesUnread(count) : text.messages}
    >
      <Badge count={count}>
        <BellIcon />
      </Badge>
    </Link>
  )
}
