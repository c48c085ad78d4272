import { useCallback, useRef, useState } from 'react'
import type { ReadComment } from '#contract/community/comments.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { storage } from '#web/platform/storage.ts'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { CommentActions } from '../parts/comment-actions.tsx'
import type { ManagerDeed } from '../parts/comment-actions.tsx'
import { CommentList } from '../parts/comment-list.tsx'
import { keyOfTarget } from '../target.ts'
import type { CommentTarget } from '../target.ts'
import { commentText } from '../text.ts'
import { useComments } from '../use-comments.ts'
import { useLike } from '../use-like.ts'
import { WriteComment } from './write-comment.tsx'
import './comments.css'

export type CommentsProps = {
  itemType: ItemType
  itemId: number
  scheduleId?: number
  /** What those who keep order can do about an author besides, such as muting. */
  managerDeed?: ManagerDeed
  /** Plays the item's video from the second of a comment. */
  onJump?: ((comment: ReadComment) => void) | undefined
}

/** What people say below an item, live. */
export function Comments({ itemType, itemId, scheduleId = 0, managerDeed, onJump }: CommentsProps) {
  const target = { itemType, itemId, scheduleId }
  return (
    <CommentSection key={keyOfTarget(target)} target={target} managerDeed={managerDeed} onJump={onJump} />
  )
}

type CommentSectionProps = {
  target: CommentTarget
  managerDeed: ManagerDeed | undefined
  onJump: CommentsProps['onJump']
}

function CommentSection({ target, managerDeed, onJump }: CommentSectionProps) {
  const text = useText(commentText)
  const head = useRef<HTMLDivElement>(null)
  const comments = useComments(target, () => head.current?.scrollIntoView({ block: 'start' }))
  const { count, isManager, tell } = comments
  const like = useLike(tell)
  const [chosen, setChosen] = useState<ReadComment>()
  const [isChoosing, setIsChoosing] = useState(false)
  const choose = useCallback((comment: ReadComment) => {
    setChosen(comment)
    setIsChoosing(true)
  }, [])

  return (
    <div ref={head} className="comments" data-comments>
      <Section title={text.comments} aside={count > 0 && text.count(count)}>
        <div className="comments-write">
          <WriteComment {...target} />
        </div>
        <CommentList comments={comments} onLike={like} onMore={choose} onJump={onJump} />
      </Section>
      <CommentActions
        comment={chosen}
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        isManager={isManager}
        isOwn={String(chosen?.userid) === storage.get('userid')}
        managerDeed={managerDeed}
        tell={tell}
      />
    </div>
  )
}
