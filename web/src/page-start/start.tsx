import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from '../app/app.tsx'
import { applyLook } from '../platform/look.ts'
import {
  checkLogin,
  followAccountEvents,
  forget,
  isLoggedIn,
  reportOnline,
} from '#web/features/people/account/state.ts'
import { countArrival } from '#web/features/community/share/state.ts'
import { reactToFailures } from '../platform/api.ts'
import { createAppResume } from '../platform/app-resume.ts'
import { bridge } from '../platform/bridge.ts'
import { CallFailure } from '../platform/call-failure.ts'
import { whenIdle } from '../platform/idle.ts'
import { startHeartbeat } from '../platform/heartbeat.ts'
import { adoptLanguageOf } from '../platform/page-language.ts'
import { pageSocket } from '../platform/page-socket.ts'
import { pageQueryClient } from '../platform/query-client.ts'
import { storage } from '../platform/storage.ts'
import { adoptAppVisitorId, visitorId } from '../platform/visitor-id.ts'
import { leaveForTodaysAddress } from '../app/arrival.ts'
import { pressAgain, pressInNewPage } from './early-press.ts'
import { loadPart } from '../app/load-screen.ts'
import { installOfflineShell } from '../app/offline-shell.ts'
import { screenAt } from '../app/screens.ts'
import { toast } from '../ui/toast/toast.ts'

/** Starts the app in a page. */
export async function start() {
  const arrivedAt = location.href
  if (await leaveForTodaysAddress()) return
  adoptLanguageOf(location.href)
  applyLook()
  visitorId(storage)
  if (bridge().isPresent()) await adoptAppVisitorId(storage, bridge())
  reactToFailures({ showFailure: (message) => toast(message, 'failure'), logOut: forget })
  // A failed call has been told already; it is no fault of the page.
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof CallFailure) event.preventDefault()
  })
  followAccountEvents()
  createAppResume(bridge()).onResume(checkLogin)
  startHeartbeat({ isLoggedIn, report: reportOnline })
  installOfflineShell()
  await draw()
  await checkLogin()
  whenIdle(() => {
    pageSocket().connect()
    void countArrival(arrivedAt)
  })
}

/**
 * Where the server has drawn the first sight, a visitor's page takes it over as it is. For whoever is logged in, or
 * reads another language, it stands until the page has drawn its own.
 */
async function draw() {
  const root = document.getElementById('root')!
  const app = (
    <App client={pageQueryClient()} inRouter={(content) => <BrowserRouter>{content}</BrowserRouter>} />
  )
  const screen = screenAt(location.pathname)
  const isDrawn = root.hasChildNodes()
  const isOtherLanguage = 'otherLanguage' in document.documentElement.dataset
  if (isDrawn && screen) await loadPart(screen).catch(() => undefined)
  if (isDrawn && !isOtherLanguage && storage.get('userid') === '') {
    await checkLogin()
    // A minute may have turned between the server's drawing and this one: what differs is drawn anew. As a transition
    // it is done in small pieces, so that a slow phone still scrolls meanwhile.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: () => undefined }))
    pressAgain()
  } else {
    pressInNewPage(root)
    createRoot(root).render(app)
  }
  delete document.documentElement.dataset['otherLanguage']
}
