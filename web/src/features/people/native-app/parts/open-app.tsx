import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import { copyHandOff } from '#web/features/people/account/cards/copy-hand-off.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { bridge } from '#web/platform/bridge.ts'
import { environment } from '#web/platform/environment.ts'
import { pageOrigin } from '#web/platform/page-origin.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { pageOpeningWorld, startOpening } from '../opening.ts'
import { appAddress } from '../own-target.ts'
import { nativeAppPaths } from '#web/paths/native-app.ts'
import { nativeAppQueries } from '../queries.ts'
import { appText } from '../text.ts'
import { AppHead } from './app-head.tsx'
import { BrowserTip } from './browser-tip.tsx'
import { LinkButton } from '../cards/link-button.tsx'

/** Brings the person to `target` in the app, or to where the app can be had. */
export function OpenApp({ target }: { target: string }) {
  const text = useText(appText)
  const navigate = useNavigate()
  const config = useQuery(nativeAppQueries.serviceConfig())
  const { kind } = environment()
  const scheme = config.data?.app_scheme
  const stop = useRef<() => void>(undefined)

  const login = useLoginState()

  /** The code is copied as well: an app that is installed first finds the way by it. */
  const open = useCallback(async () => {
    if (scheme === undefined || login.is === 'unknown') return
    let isHere = true
    stop.current?.()
    stop.current = () => (isHere = false)
    const handOff = await copyHandOff(target).catch(() => undefined)
    if (!isHere) return
    const fallBack = () => void navigate(nativeAppPaths.download(target), { replace: true })
    const path = login.is === 'in' && handOff ? handOff.path : target
    const address = appAddress(scheme, pageOrigin(), path)
    if (address === undefined) fallBack()
    else stop.current = startOpening(pageOpeningWorld(fallBack), address)
  }, [scheme, login.is, target, navigate])

  useEffect(() => {
    if (kind === 'browser') void open()
    return () => stop.current?.()
  }, [kind, open])

  useEffect(() => {
    if (kind !== 'app') return
    const url = pageOrigin() + target
    bridge().send('pushWeb', { url }, () => void navigate(target, { replace: true }))
  }, [kind, target, navigate])

  if (kind === 'app')
    return (
      <Page title={text.openingHere}>
        <LinkButton href={target}>{text.goOn}</LinkButton>
      </Page>
    )
  if (kind !== 'browser')
    return (
      <Page title={text.openApp}>
        <BrowserTip />
        <LinkButton href={target} variant="primary">
          {text.useWeb}
        </LinkButton>
      </Page>
    )
  return (
    <Page title={text.opening} note={text.openingText}>
      <Button variant="primary" block onClick={open}>
        {text.openApp}
      </Button>
      <LinkButton href={nativeAppPaths.download(target)}>{text.download}</LinkButton>
      <LinkButton href={target} variant="quiet">
        {text.useWeb}
      </LinkButton>
    </Page>
  )
}

function Page({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <ScreenFrame>
      <div className="native-app-page">
        <AppHead title={title}>{note && <p>{note}</p>}</AppHead>
        <div className="native-app-ways">{children}</div>
      </div>
    </ScreenFrame>
  )
}
