import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { courseText } from '../text.ts'

/** Orders require a login. They are not accepted yet, and the button says so. */
export function BuyButton() {
  const text = useText(courseText)
  const loginFirst = useLoginFirst()
  return (
    <Button
      variant="primary"
      onClick={() => {
        if (!loginFirst()) toast(text.cashierClosed)
      }}
    >
      {text.buy}
    </Button>
  )
}
