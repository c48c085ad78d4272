import { useEffect, useState } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import type { PushMessage } from '#contract/community/messages.ts'
import { deviceArea } from '#web/platform/kept.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useText } from '#web/ui/language.ts'
import { messageMutations } from '../mutations.ts'
import { createShownMessages } from '../shown-messages.ts'
import { useUnreadMessages } from '../state.ts'
import { messageTarget } from '../targets.ts'
import { messageText } from '../text.ts'

const shown = createShownMessages(deviceArea)

/** The latest unread message, once, before the person who has come to the home. Reports whether one is open once that is known. */
export function PushDialog({ onSettled }: { onSettled: (isOpen: boolean) => void }) {
  const text = useText(messageText)
  const navigate = useNavigate()
  const { data, isPending } = useUnreadMessages()
  const [message, setMessage] = useState<PushMessage>()
  const [isOpen, setIsOpen] = useState(false)

  const next = isOpen || !data ? undefined : shown.next(data.data, data.notification_limit)
  if (next && next.id !== message?.id) {
    setMessage(next)
    setIsOpen(true)
  }
  useEffect(() => {
    if (!isPending) onSettled(isOpen)
  }, [isPending, isOpen, onSettled])
  useEffect(() => {
    if (message) shown.remember(message)
  }, [message])

  async function view(opened: PushMessage) {
    setIsOpen(false)
    void navigate(messageTarget(opened))
    await messageMutations.markRead({ id: opened.id })
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      title={message?.pushTitle ?? ''}
      actions={
        <>
          <Button onClick={() => setIsOpen(false)}>{text.later}</Button>
          <Button variant="primary" onClick={() => message && view(message)}>
            {text.viewNow}
          </Button>
        </>
      }
    >
      {message?.pushContent}
    </Dialog>
  )
}
