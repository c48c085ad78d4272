import { useEffect, useId } from 'react'
import type { ItemType } from '#contract/wire/item-types.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { PenIcon } from '#web/ui/icon/identity-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { createSignal, useSignal } from '#web/ui/signal.ts'
import { commentDrafts } from '../draft.ts'
import { Composer } from '../parts/composer.tsx'
import { commentText } from '../text.ts'
import './write-comment.css'

type WriteCommentProps = { itemType: ItemType; itemId: number; scheduleId?: number }

/** Whose sheet is open, of all that are on the page. */
const writing = createSignal('')

/** Looks like a field and opens a sheet to write in; by itself when somebody comes back from the login. */
export function WriteComment({ itemType, itemId, scheduleId = 0 }: WriteCommentProps) {
  const text = useText(commentText)
  const login = useLoginState()
  const id = useId()
  const open = useSignal(writing) === id
  const isIn = login.is === 'in'

  useEffect(() => {
    if (isIn && commentDrafts.takeWaiting({ itemType, itemId, scheduleId })) writing.set(id)
  }, [isIn, id, itemType, itemId, scheduleId])

  // Whoever leaves the page has closed it.
  useEffect(() => () => writing.set(''), [])

  return (
    <>
      <button type="button" className="write-comment" aria-haspopup="dialog" onClick={() => writing.set(id)}>
        <PenIcon size="small" />
        <span>{text.write}</span>
      </button>
      <Composer target={{ itemType, itemId, scheduleId }} open={open} onClose={() => writing.set('')} />
    </>
  )
}
