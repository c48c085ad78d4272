import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '../app/app.tsx'
import { applyLook } from '../platform/look.ts'
import { authorize, isAuthorized } from '#web/features/people/account/authorize.ts'
import {
  checkIdentity,
  checkLogin,
  enterAs,
  followAccountEvents,
  isLoggedIn,
  onLogIn,
  recoverLogin,
  reportOnline,
} from '#web/features/people/account/state.ts'
import { countArrival } from '#web/features/community/share/state.ts'
import { reactToFailures } from '../platform/api.ts'
import { createAppResume } from '../platform/app-resume.ts'
import { bridge } from '../platform/bridge.ts'
import { cacheResources } from '../platform/cache-resources.ts'
import { CallFailure } from '../platform/call-failure.ts'
import { whenIdle } from '../platform/idle.ts'
import { startHeartbeat } from '../platform/heartbeat.ts'
import { adoptLanguageOf } from '../platform/page-language.ts'
import { createPageHistory } from '../platform/page-history.ts'
import { pageSocket } from '../platform/page-socket.ts'
import { pageMember } from '../platform/preloaded.ts'
import { adoptRefusals } from '../platform/query.ts'
import { pageQueryClient } from '../platform/query-client.ts'
import { storage } from '../platform/storage.ts'
import { adoptAppVisitorId, visitorId } from '../platform/visitor-id.ts'
import { leaveForTodaysAddress } from '../app/arrival.ts'
import { repeatInput } from './early-input.ts'
import { installOfflineShell } from './offline-shell.ts'
import { loadPart } from '../app/load-screen.ts'
import { forgetScreens, loadScreens, screenAt } from '../app/find-screen.ts'
import { overlayHistory } from '../ui/back/overlay-history.ts'
import { PageRouter } from '../shell/page-router.tsx'
import { toast } from '../ui/toast/toast.ts'

/** Starts the app in a page. */
export async function start() {
  const arrivedAt = location.href
  if (await leaveForTodaysAddress()) return
  overlayHistory()
  adoptLanguageOf(location.href)
  applyLook()
  visitorId(storage)
  if (bridge().isPresent()) await adoptAppVisitorId(storage, bridge())
  reactToFailures({ showFailure: (message) => toast(message, 'failure'), recoverLogin })
  // A failed call has been shown already; it is not a fault of the page.
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof CallFailure) event.preventDefault()
  })
  followAccountEvents()
  createAppResume(bridge()).onResume(checkLogin)
  startHeartbeat({ isLoggedIn, report: reportOnline })
  installOfflineShell()
  await show()
  await checkLogin()
  delete document.documentElement.dataset['member']
  whenIdle(() => {
    cacheResources()
    onLogIn(checkIdentity)
    if (bridge().isPresent()) void followPushDevice()
    else if (globalThis.Notification?.permission === 'granted') void followPushBrowser()
    pageSocket().connect()
    void countArrival(arrivedAt)
    loadScreens().catch(forgetScreens)
  })
}

/** Only the app has one. */
const followPushDevice = async () =>
  (await import('#web/features/community/messages/follow-device.ts')).followDevice()

const followPushBrowser = async () =>
  (await import('#web/features/community/message-settings/follow-browser.ts')).followBrowser()

/**
 * Hydrates the HTML that the server rendered for this visitor or member. Somebody else, whom only the browser knows, and
 * somebody with another language, gets the page rendered again.
 */
async function show() {
  const root = document.getElementById('root')!
  const history = createPageHistory(window)
  const app = (
    <App
      client={pageQueryClient()}
      inRouter={(content) => <PageRouter history={history}>{content}</PageRouter>}
    />
  )
  if (!screenAt(location.pathname)) await loadScreens().catch(forgetScreens)
  const screen = screenAt(location.pathname)
  const isRendered = root.hasChildNodes()
  const { dataset } = document.documentElement
  const isFit = (dataset['owner'] ?? '') === storage.get('userid') && !('discarded' in dataset)
  if (isRendered && screen) await loadPart(screen).catch(() => undefined)
  const member = isFit ? pageMember() : undefined
  if (member) enterAs(member)
  else if (isRendered && storage.get('userid') === '') {
    await checkLogin()
    // The rendered page stays in view while WeChat is asked.
    if (screen?.access === 'authorization' && !isAuthorized()) await authorize()
  }
  if (isRendered && isFit) {
    adoptRefusals(pageQueryClient())
    // A time may have changed since the server rendered it: React renders what differs again. As a transition this is
    // done in small pieces, so that a slow phone can still scroll.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: () => undefined }))
    repeatInput(root, 'hydrated')
  } else {
    repeatInput(root, 'rendered again')
    createRoot(root).render(app)
  }
  delete dataset['discarded']
}
