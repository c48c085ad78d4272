import { memo } from 'react'
import type { ReadComment } from '#contract/community/comments.ts'
import { titleName } from '#contract/wire/titles.ts'
import { clock } from '#web/platform/clock.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useOwnProgress } from '#web/ui/button/use-own-progress.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { separated } from '#web/ui/format/separated.ts'
import { PlayIcon } from '#web/ui/icon/media-icons.tsx'
import { MoreIcon } from '#web/ui/icon/navigation-icons.tsx'
import { HeartIcon } from '#web/ui/icon/people-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useContentLang, useLanguage, useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import { commentText } from '../text.ts'
import './comment-row.css'

type CommentRowProps = {
  comment: ReadComment
  onLike: (comment: ReadComment) => Promise<unknown>
  onMore: (comment: ReadComment) => void
  /** Plays the video from the second of the comment; left out where there is no video. */
  onJump?: ((comment: ReadComment) => void) | undefined
}

/** In a full room hundreds stand below each other while others come: each is drawn when it changes. */
export const CommentRow = memo(function CommentRow({ comment, onLike, onMore, onJump }: CommentRowProps) {
  const text = useText(commentText)
  const language = useLanguage()
  const { press } = useOwnProgress(() => onLike(comment), false)
  const name = comment.truename || text.nameless
  const from = separated([comment.hospital, titleName(comment.title, language)])
  return (
    <article className="comment-row">
      <Avatar src={comment.photo} name="" size={36} />
      <div className="comment-row-main">
        <p className="comment-row-author">
          <span className="comment-row-name">{name}</span>
          {comment.is_top === 1 && <Tag kind="notice">{text.pinned}</Tag>}
          {comment.is_danmaku === 1 && <Tag>{text.danmaku}</Tag>}
        </p>
        {from && <p className="comment-row-from">{from}</p>}
        <p className="comment-row-content" lang={useContentLang(comment.content)}>
          {comment.content}
        </p>
        <div className="comment-row-foot">
          {onJump && comment.l_r_id > 0 && comment.play_time !== null && (
            <button
              type="button"
              className="comment-row-second"
              aria-label={text.jump(durationText(comment.play_time))}
              onClick={() => onJump(comment)}
            >
              <PlayIcon size="small" />
              {durationText(comment.play_time)}
            </button>
          )}
          <time className="comment-row-time">
            {dateText(comment.create_time, new Date(clock.now()), language)}
          </time>
          <button
            type="button"
            className="comment-row-like"
            aria-pressed={comment.is_praise === 1}
            aria-label={text.like(comment.praise_num)}
            onClick={press}
          >
            <HeartIcon size="small" filled={comment.is_praise === 1} />
            {comment.praise_num > 0 && <span>{viewCount(comment.praise_num, language)}</span>}
          </button>
          <IconButton
            label={text.more(name)}
            icon={<MoreIcon size="small" />}
            onClick={() => onMore(comment)}
          />
        </div>
      </div>
    </article>
  )
})
