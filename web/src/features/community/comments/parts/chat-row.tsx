import { memo } from 'react'
import type { ReadComment } from '#contract/community/comments.ts'
import { titleName } from '#contract/wire/titles.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useOwnProgress } from '#web/ui/button/use-own-progress.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { separated } from '#web/ui/format/separated.ts'
import { MoreIcon } from '#web/ui/icon/navigation-icons.tsx'
import { HeartIcon } from '#web/ui/icon/people-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useContentLang, useLanguage, useText } from '#web/ui/language.ts'
import { commentText } from '../text.ts'

type ChatRowProps = {
  comment: ReadComment
  onMore: (comment: ReadComment) => void
  onLike: (comment: ReadComment) => Promise<unknown>
}

/** A message in a full room: each is drawn when it changes. */
export const ChatRow = memo(function ChatRow({ comment, onMore, onLike }: ChatRowProps) {
  const text = useText(commentText)
  const language = useLanguage()
  const { press } = useOwnProgress(() => onLike(comment), false)
  const name = comment.truename || text.nameless
  const from = separated([comment.hospital, titleName(comment.title, language)])
  return (
    <article className="chat-row" data-liked={comment.praise_num > 0 || undefined}>
      <Avatar src={comment.photo} name="" size={28} />
      <div className="chat-row-main">
        <p className="chat-row-from">
          <span className="chat-row-name">{name}</span>
          {from && <span> {from}</span>}
        </p>
        <p className="chat-row-content" lang={useContentLang(comment.content)}>
          {comment.content}
        </p>
      </div>
      <button
        type="button"
        className="chat-row-like"
        aria-pressed={comment.is_praise === 1}
        aria-label={text.like(comment.praise_num)}
        onClick={press}
      >
        <HeartIcon size="small" filled={comment.is_praise === 1} />
        {comment.praise_num > 0 && <span>{viewCount(comment.praise_num, language)}</span>}
      </button>
      <IconButton label={text.more(name)} icon={<MoreIcon size="small" />} onClick={() => onMore(comment)} />
    </article>
  )
})
