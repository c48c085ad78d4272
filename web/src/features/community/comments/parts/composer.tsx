import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { commentLimits, isBlank } from '#contract/community/comments.ts'
import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { commentDrafts } from '../draft.ts'
import { commentMutations } from '../mutations.ts'
import type { CommentTarget } from '../target.ts'
import { ownComments } from '../state.ts'
import { commentText } from '../text.ts'

type ComposerProps = { target: CommentTarget; open: boolean; onClose: () => void }

export function Composer(props: ComposerProps) {
  const text = useText(commentText)
  return (
    <Sheet open={props.open} onClose={props.onClose} title={text.write}>
      <Form key={String(props.open)} {...props} />
    </Sheet>
  )
}

function Form({ target, onClose }: ComposerProps) {
  const text = useText(commentText)
  const loginFirst = useLoginFirst()
  const [content, setContent] = useState(() => commentDrafts.read(target))
  const [error, setError] = useState<string>()

  function change(next: string) {
    setContent(next)
    setError(undefined)
    commentDrafts.write(target, next)
  }

  async function send() {
    if (isBlank(content)) return setError(text.empty)
    if (content.trim().length > commentLimits.length) return setError(text.tooLong)
    if (loginFirst()) {
      commentDrafts.wait(target)
      toast(text.loginFirst)
      return
    }
    try {
      const written = await commentMutations.write(fieldsOf(target, content))
      commentDrafts.write(target, '')
      ownComments.emit('written', written)
      toast(text.sent, 'success')
      onClose()
    } catch (failure) {
      if (failure instanceof CallFailure) setError(failure.message)
    }
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.closest('form')?.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  }

  return (
    <form className="composer" onSubmit={(event) => event.preventDefault()}>
      <TextArea
        label={text.write}
        hideLabel
        placeholder={text.writePrompt}
        rows={4}
        value={content}
        onValue={change}
        most={commentLimits.length}
        error={error}
        data-autofocus
        onKeyDown={handleKey}
      />
      <Button type="submit" variant="primary" block softDisabled={isBlank(content)} onClick={send}>
        {text.send}
      </Button>
    </form>
  )
}

/** Whoever comes from an enterprise platform has its user in the address. */
function fieldsOf({ itemType, itemId, scheduleId }: CommentTarget, content: string) {
  const query = new URLSearchParams(location.search)
  return {
    item_type: itemType,
    item_id: itemId,
    schedule_id: scheduleId,
    content,
    enterprisePlat: query.has('pf'),
    uid: query.get('uid') ?? '',
  }
}
