import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { followText } from '../text.ts'

type SubscribeButtonProps = {
  isOn: boolean
  /** Asks for the other state. */
  onToggle: () => Promise<unknown>
}

/** Subscribes to a company or department and cancels that. A visitor is led to the login and back. */
export function SubscribeButton({ isOn, onToggle }: SubscribeButtonProps) {
  const text = useText(followText)
  const loginFirst = useLoginFirst()

  async function toggle() {
    if (loginFirst()) return
    await onToggle()
    toast(isOn ? text.cancelledNow : text.subscribedNow, 'success')
  }

  return (
    <Button small variant={isOn ? 'plain' : 'primary'} aria-pressed={isOn} onClick={toggle}>
      {isOn ? text.subscribed : text.subscribe}
    </Button>
  )
}
