import type { KeyboardEvent } from 'react'
import { commentLimits, isBlank } from '#contract/community/comments.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
import { useForm } from '#web/shell/use-form.ts'
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
      <ComposerForm key={String(props.open)} {...props} />
    </Sheet>
  )
}

function ComposerForm({ target, onClose }: ComposerProps) {
  const text = useText(commentText)
  const loginFirst = useLoginFirst()
  const form = useForm({
    initial: () => ({ content: commentDrafts.read(target) }),
    faultsOf: ({ content }) => ({ content: faultOf(content, text) }),
    showFaults: 'tried',
    refusalAt: 'content',
    async onSubmit({ content }) {
      if (loginFirst()) {
        commentDrafts.wait(target)
        return toast(text.loginFirst)
      }
      const written = await commentMutations.write(fieldsOf(target, content))
      commentDrafts.write(target, '')
      ownComments.emit('written', written)
      ownComments.emit('composed', written)
      toast(text.sent, 'success')
      return onClose()
    },
  })
  const { content } = form.values

  function change(next: string) {
    form.set('content', next)
    commentDrafts.write(target, next)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.closest('form')?.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  }

  return (
    <form className="write-comment-composer" {...form.props}>
      <TextArea
        label={text.write}
        hideLabel
        placeholder={text.writePrompt}
        rows={4}
        {...form.bind('content')}
        onValue={change}
        most={commentLimits.length}
        data-autofocus
        onKeyDown={handleKey}
      />
      <Button type="submit" variant="primary" block softDisabled={isBlank(content)} onClick={form.submit}>
        {text.send}
      </Button>
    </form>
  )
}

function faultOf(content: string, text: (typeof commentText)['zh']): string | undefined {
  if (isBlank(content)) return text.empty
  return characterCount(content.trim()) > commentLimits.length ? text.tooLong : undefined
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
