import { useEffect, useEffectEvent, useRef } from 'react'
import { bridge } from '#web/platform/bridge.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { overlay } from '#web/ui/overlay/overlay.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { askCarrierToken } from '../carrier-token.ts'
import { accountMutations } from '../mutations.ts'
import { logInBy } from '../state.ts'
import { accountText } from '../text.ts'

type AppLoginProps = {
  /** Where the login leads. */
  from: string
  /** The app has opened this page with a carrier token in hand. */
  hasToken: boolean
  onDone: () => void
}

/**
 * Inside the app its own login page takes the place of the form. There the person agrees and the carrier tells the
 * number; the app then says so, and the token that it got is exchanged for the login of this page.
 */
export function AppLogin({ from, hasToken, onDone }: AppLoginProps) {
  const text = useText(accountText)
  const isStarted = useRef(false)
  const isEntering = useRef(false)

  const openNative = () => bridge().send('pushNative', { page: 'login', data: { from } })

  const enter = useEffectEvent(async () => {
    if (isEntering.current) return
    isEntering.current = true
    overlay.show()
    try {
      const token = await askCarrierToken()
      if (!token) return toast(text.carrierMissing, 'failure')
      await logInBy(() => accountMutations.logInByCarrier(token))
      onDone()
    } catch {
      // Told already; the way to the login page is still there.
    } finally {
      overlay.hide()
      isEntering.current = false
    }
    return undefined
  })

  const start = useEffectEvent(() => {
    if (isStarted.current) return
    isStarted.current = true
    if (hasToken) void enter()
    else openNative()
  })

  useEffect(() => {
    start()
    return bridge().onNotice('login', () => void enter())
  }, [])

  return (
    <>
      <p className="form-page-soft">{text.inApp}</p>
      <Button variant="primary" block onClick={openNative}>
        {text.openNative}
      </Button>
    </>
  )
}
