import { useMemberAction } from '#web/features/people/account/cards/use-member-action.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { followText } from '../text.ts'

type SubscribeButtonProps = {
  /** What is subscribed to, such as `company:7`. */
  name: string
  isOn: boolean
  /** Asks for the other state. */
  onToggle: () => Promise<unknown>
}

/** Subscribes to a company or department and cancels that. A visitor is led to the login and back. */
export function SubscribeButton({ name, isOn, onToggle }: SubscribeButtonProps) {
  const text = useText(followText)

  const subscribe = useMemberAction(`subscribe:${name}`, async (wantsOn: boolean) => {
    // A visitor may turn out to have subscribed before.
    if (wantsOn !== isOn) await onToggle()
    toast(wantsOn ? text.subscribedNow : text.cancelledNow, 'success')
  })

  return (
    <Button small variant={isOn ? 'plain' : 'primary'} aria-pressed={isOn} onClick={() => subscribe(!isOn)}>
      {isOn ? text.subscribed : text.subscribe}
    </Button>
  )
}
