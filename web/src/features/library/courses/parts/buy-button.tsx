import { useMemberAction } from '#web/features/people/account/cards/use-member-action.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { courseText } from '../text.ts'

/** Orders require a login. They are not accepted yet, and the button says so. */
export function BuyButton({ workId }: { workId: number }) {
  const text = useText(courseText)
  const buy = useMemberAction(`buy:production:${workId}`, () => toast(text.cashierClosed))
  return (
    <Button variant="primary" onClick={() => buy(undefined)}>
      {text.buy}
    </Button>
  )
}
