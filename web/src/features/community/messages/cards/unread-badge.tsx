import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge/badge.tsx'
import { useText } from '#web/ui/language.ts'
import { useUnreadMessages } from '../state.ts'
import { messageText } from '../text.ts'

/** The number of unread messages on the corner of what it stands at. */
export function UnreadBadge({ children }: { children: ReactNode }) {
  const text = useText(messageText)
  const { count } = useUnreadMessages()
  return (
    <Badge count={count} label={text.unread(count)}>
      {children}
    </Badge>
  )
}
