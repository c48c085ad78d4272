import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import type { ReadComment } from '#contract/community/comments.ts'
import { storage } from '#web/platform/storage.ts'
import { useText } from '#web/ui/language.ts'
import { CommentActions } from '../parts/comment-actions.tsx'
import type { ManagerDeed } from '../parts/comment-actions.tsx'
import { ChatLog } from '../parts/chat-log.tsx'
import { ChatPins } from '../parts/chat-pins.tsx'
import type { CommentTarget } from '../target.ts'
import { commentText } from '../text.ts'
import { useComments } from '../use-comments.ts'
import { useLike } from '../use-like.ts'
import './chat.css'

type ChatProps = {
  target: CommentTarget
  managerDeed: ManagerDeed
  /** Lies over the lower end of the messages. */
  children: ReactNode
}

/** The comments of an item as a conversation: the newest at the end, in a box of one height, the pinned above it. */
export function Chat({ target, managerDeed, children }: ChatProps) {
  const text = useText(commentText)
  const comments = useComments(target, () => undefined)
  const { isManager, tell } = comments
  const like = useLike(tell)
  const [chosen, setChosen] = useState<ReadComment>()
  const [isChoosing, setIsChoosing] = useState(false)
  const choose = useCallback((comment: ReadComment) => {
    setChosen(comment)
    setIsChoosing(true)
  }, [])
  return (
    <section className="chat" aria-label={text.chat}>
      <ChatLog comments={comments} onMore={choose} onLike={like} />
      <ChatPins comments={comments.tops} onMore={choose} />
      {children}
      <CommentActions
        comment={chosen}
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        isManager={isManager}
        isOwn={String(chosen?.userid) === storage.get('userid')}
        managerDeed={managerDeed}
        onLike={like}
        tell={tell}
      />
    </section>
  )
}
