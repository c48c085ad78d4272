import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { PageShare } from '#web/features/community/share/cards/page-share.tsx'
import { SlideHost } from '#web/features/people/slide/cards/slide-host.tsx'
import { environment } from '#web/platform/environment.ts'
import { whenIdle } from '#web/platform/idle.ts'
import { onLanguageChange, pageLanguage, setPageLanguage } from '#web/platform/page-language.ts'
import { askAgain } from '#web/platform/query.ts'
import { DialogHost } from '#web/ui/dialog/dialog-host.tsx'
import { LanguageProvider } from '#web/ui/language.tsx'
import { OfflineBar } from '#web/ui/offline-bar/offline-bar.tsx'
import { LoadingOverlay } from '#web/ui/overlay/loading-overlay.tsx'
import { ToastHost } from '#web/ui/toast/toast-host.tsx'
import { UnsupportedBrowser } from '#web/ui/unsupported-browser/unsupported-browser.tsx'
import { InnerLinks } from './inner-links.tsx'
import { Router } from './router.tsx'

/** A failed list is tried again by the person, never by itself. */
const createClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
  })

/** The whole app. A browser and the server that draws the first sight each bring a router of their own. */
export function App({ inRouter }: { inRouter: (content: ReactNode) => ReactNode }) {
  const language = useSyncExternalStore(onLanguageChange, pageLanguage, pageLanguage)
  const [client] = useState(createClient)
  useEffect(() => whenIdle(() => askAgain(client)), [client])
  return (
    <LanguageProvider language={language} setLanguage={setPageLanguage}>
      {environment().isInternetExplorer ? (
        <UnsupportedBrowser />
      ) : (
        <QueryClientProvider client={client}>
          {inRouter(
            <InnerLinks>
              <div className="app-column">
                <OfflineBar />
                <Router />
                <PageShare />
              </div>
            </InnerLinks>,
          )}
          <SlideHost />
          <DialogHost />
          <LoadingOverlay />
        </QueryClientProvider>
      )}
      <ToastHost />
    </LanguageProvider>
  )
}
