import { useState } from 'react'
import { CallFailure, isLoginEnded } from '#web/platform/call-failure.ts'
import { forgetAccount, rememberedAccount } from '#web/platform/remembered-account.ts'
import { storage } from '#web/platform/storage.ts'
import { useInBrowser } from '#web/shell/use-in-browser.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import type { Agreement } from '../cards/use-agreement.ts'
import { accountMutations } from '../mutations.ts'
import { logInBy } from '../state.ts'
import { accountText } from '../text.ts'

type OneClickProps = { agreement: Agreement; onDone: () => void }

/** Logs in as the last user of this browser; shows nothing if there was none. */
export function OneClick({ agreement, onDone }: OneClickProps) {
  const text = useText(accountText)
  const isInBrowser = useInBrowser()
  const [account, setAccount] = useState(rememberedAccount)

  async function comeBack(known: string) {
    if (!agreement.require()) return
    try {
      // Another tab may have come back meanwhile; the token that it spent counts as stolen.
      await logInBy(() =>
        accountMutations.logInByRefreshToken({ refresh_token: storage.get('refresh_token') || known }),
      )
      onDone()
    } catch (error) {
      // Told already. A login that is over cannot be taken up again; a fault of the line may pass.
      if (!(error instanceof CallFailure && isLoginEnded(error))) return
      forgetAccount()
      setAccount(undefined)
    }
  }

  if (!account || !isInBrowser) return null
  return (
    <Button block softDisabled={!agreement.isGiven} onClick={() => comeBack(account.refresh_token)}>
      {account.name ? text.oneClick(account.name) : text.oneClickUnnamed}
    </Button>
  )
}
