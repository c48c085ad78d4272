import { useState } from 'react'
import { tipOffReasons } from '#contract/community/comments.ts'
import type { ReadComment, TipOffReason } from '#contract/community/comments.ts'
import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import type { CommentEvent } from '../live-comments.ts'
import { commentMutations } from '../mutations.ts'
import { commentText } from '../text.ts'

export type ManagerDeed = { title: string; onChoose: (comment: ReadComment) => void }

type CommentActionsProps = {
  /** The one that is acted on; kept while the sheet leaves. */
  comment: ReadComment | undefined
  open: boolean
  onClose: () => void
  /** May pin, and delete what others wrote. */
  isManager: boolean
  isOwn: boolean
  managerDeed: ManagerDeed | undefined
  /** Where a row shows its heart only once somebody has pressed it. */
  onLike?: (comment: ReadComment) => Promise<unknown>
  tell: (event: CommentEvent) => void
}

export function CommentActions({ comment, open, ...rest }: CommentActionsProps) {
  const text = useText(commentText)
  const [isTipOff, setIsTipOff] = useState(false)
  if (!comment) return null
  const close = () => {
    setIsTipOff(false)
    rest.onClose()
  }
  return (
    <Sheet open={open} onClose={close} title={isTipOff ? text.tipOffTitle : text.actions} flush>
      {isTipOff ? (
        <Reasons comment={comment} onDone={close} />
      ) : (
        <Deeds {...rest} comment={comment} onClose={close} onTipOff={() => setIsTipOff(true)} />
      )}
    </Sheet>
  )
}

type DeedsProps = Omit<CommentActionsProps, 'open' | 'comment'> & {
  comment: ReadComment
  onTipOff: () => void
}

function Deeds({ comment, isManager, isOwn, managerDeed, onLike, tell, onClose, onTipOff }: DeedsProps) {
  const text = useText(commentText)
  const loginFirst = useLoginFirst()
  const { comment_id } = comment
  const isPinned = comment.is_top === 1

  async function pin() {
    onClose()
    tell({ is: 'pinned', comment: await commentMutations.pin({ comment_id, type: !isPinned }) })
    toast(isPinned ? text.unpinDone : text.pinDone, 'success')
  }

  async function remove() {
    onClose()
    if (!(await confirm({ title: text.removeAsk, text: text.removeText }))) return
    await commentMutations.remove({ comment_id })
    tell({ is: 'removed', commentId: comment_id })
    toast(text.removed, 'success')
  }

  return (
    <>
      {onLike && (
        <ListRow
          title={comment.is_praise === 1 ? text.unlike : text.likeIt}
          onClick={() => {
            onClose()
            void onLike(comment)
          }}
        />
      )}
      {isManager && <ListRow title={isPinned ? text.unpin : text.pin} onClick={() => void pin()} />}
      {(isManager || isOwn) && <ListRow title={text.remove} onClick={() => void remove()} />}
      {isManager && !isOwn && managerDeed && (
        <ListRow
          title={managerDeed.title}
          onClick={() => {
            onClose()
            managerDeed.onChoose(comment)
          }}
        />
      )}
      {!isOwn && <ListRow title={text.tipOff} onClick={() => loginFirst() || onTipOff()} />}
    </>
  )
}

function Reasons({ comment, onDone }: { comment: ReadComment; onDone: () => void }) {
  const text = useText(commentText)

  async function tipOff(reason: TipOffReason) {
    onDone()
    await commentMutations.tipOff({ comment_id: comment.comment_id, reason })
    toast(text.tippedOff, 'success')
  }

  return (
    <>
      {tipOffReasons.map((reason) => (
        <ListRow key={reason} title={text.reasons[reason]} onClick={() => void tipOff(reason)} />
      ))}
    </>
  )
}
