import { useLocation, useNavigate } from 'react-router'
import { loginPathFrom, withPageBehind } from '#web/features/account/paths.ts'
import { useLoginState } from '#web/features/account/state.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { courseText } from '../text.ts'

/** Orders need a login. They are not taken yet, and the button says so. */
export function BuyButton() {
  const text = useText(courseText)
  const login = useLoginState()
  const place = useLocation()
  const navigate = useNavigate()
  return (
    <Button
      variant="primary"
      onClick={() =>
        login.is === 'in' ? toast(text.cashierClosed) : navigate(loginPathFrom(place), withPageBehind)
      }
    >
      {text.buy}
    </Button>
  )
}
