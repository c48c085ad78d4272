import type { PushMessage } from '#contract/community/messages.ts'
import { messageStatus } from '#contract/community/messages.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { messageMutations } from '../mutations.ts'
import { messageTarget } from '../targets.ts'
import { messageText } from '../text.ts'
import { messageKindText } from './kind-text.ts'
import './message-row.css'

type MessageRowProps = { message: PushMessage; now: Date; hasKind: boolean }

/** Opening a message reads it. */
export function MessageRow({ message, now, hasKind }: MessageRowProps) {
  const text = useText(messageText)
  const kinds = useText(messageKindText)
  const language = useLanguage()
  const isUnread = message.messageRecordStatus === messageStatus.unread
  return (
    <Link
      href={messageTarget(message)}
      className="message-row"
      data-unread={isUnread || undefined}
      onClick={() => void (isUnread && messageMutations.markRead({ id: message.id }))}
    >
      <span className="message-row-head">
        {isUnread && (
          <span className="message-row-dot">
            <span className="visually-hidden">{text.unread}</span>
          </span>
        )}
        <span className="message-row-title">{message.pushTitle}</span>
        <time className="message-row-time" dateTime={message.createTime}>
          {dateText(message.createTime, now, language)}
        </time>
      </span>
      <span className="message-row-content">{message.pushContent}</span>
      {hasKind && <Tag>{kinds[message.kind]}</Tag>}
    </Link>
  )
}
