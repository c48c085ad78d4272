import { useQueryClient } from '@tanstack/react-query'
import { logOut } from '#web/features/people/account/state.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { personText } from '../text.ts'
import { useLeaveForHome } from '../use-leave-for-home.ts'

/** Asks, then logs out and shows the home. */
export function useLogOut(): () => Promise<void> {
  const text = useText(personText)
  const client = useQueryClient()
  const leaveForHome = useLeaveForHome()
  return async () => {
    if (!(await confirm({ title: text.logOutAsk, text: text.logOutText, yes: text.logOut }))) return
    await leaveForHome()
    await logOut()
    client.clear()
    toast(text.loggedOut)
  }
}
