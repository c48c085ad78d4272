import './ui/theme/tokens.css'
import './ui/theme/base.css'
import { createRoot } from 'react-dom/client'
import { accountCalls } from '#contract/account.ts'
import { App } from './app/app.tsx'
import { applyLook } from './platform/look.ts'
import { checkLogin, followAccountEvents, forget, isLoggedIn } from './features/account/state.ts'
import { api, reactToFailures } from './platform/api.ts'
import { createAppResume } from './platform/app-resume.ts'
import { bridge } from './platform/bridge.ts'
import { CallFailure } from './platform/call-failure.ts'
import { startHeartbeat } from './platform/heartbeat.ts'
import { adoptLanguageOf } from './platform/page-language.ts'
import { pageSocket } from './platform/page-socket.ts'
import { storage } from './platform/storage.ts'
import { adoptAppVisitorId, visitorId } from './platform/visitor-id.ts'
import { leaveForTodaysAddress } from './app/arrival.ts'
import { keepOfflineShell } from './app/offline-shell.ts'
import { toast } from './ui/toast/toast.ts'

async function start() {
  if (await leaveForTodaysAddress()) return
  adoptLanguageOf(location.href)
  applyLook()
  visitorId(storage)
  if (bridge().isPresent()) await adoptAppVisitorId(storage, bridge())
  reactToFailures({ tell: (message) => toast(message, 'failure'), logOut: forget })
  // A failed call has been told already; it is no fault of the page.
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof CallFailure) event.preventDefault()
  })
  followAccountEvents()
  createAppResume(bridge()).onResume(checkLogin)
  startHeartbeat({ isLoggedIn, report: () => api(accountCalls.onlineReport, {}, { tips: false }) })
  keepOfflineShell()
  createRoot(document.getElementById('root')!).render(<App />)
  await checkLogin()
  pageSocket().connect()
}

void start()
