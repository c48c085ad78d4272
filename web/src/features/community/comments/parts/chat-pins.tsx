import { useState } from 'react'
import type { ReadComment } from '#contract/community/comments.ts'
import { ArrowUpIcon, MoreIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import { commentText } from '../text.ts'

type ChatPinsProps = { comments: readonly ReadComment[]; onMore: (comment: ReadComment) => void }

/** What the chair has pinned, over the upper end of the messages, so that pinning moves none of them. */
export function ChatPins({ comments, onMore }: ChatPinsProps) {
  const text = useText(commentText)
  const [isOpen, setIsOpen] = useState(false)
  if (comments.length === 0) return null
  const shown = isOpen ? comments : comments.slice(0, 1)
  return (
    <div className="chat-pins" data-open={isOpen || undefined}>
      <ul className="chat-pins-list">
        {shown.map((comment) => (
          <li key={comment.comment_id} className="chat-pin">
            <p className="chat-pin-content">
              <Tag kind="notice">{text.pinned}</Tag> <b>{comment.truename || text.nameless}</b>{' '}
              <span lang="zh-CN">{comment.content}</span>
            </p>
            {isOpen && (
              <IconButton
                label={text.more(comment.truename || text.nameless)}
                icon={<MoreIcon size="small" />}
                onClick={() => onMore(comment)}
              />
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="chat-pins-fold"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={isOpen ? undefined : 'visually-hidden'}>
          {isOpen ? text.foldPins : text.allPins(comments.length)}
        </span>
        <ArrowUpIcon size="small" />
      </button>
    </div>
  )
}
