import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { PageShare } from '#web/features/community/share/cards/page-share.tsx'
import { SlideHost } from '#web/features/people/slide/cards/slide-host.tsx'
import { environment } from '#web/platform/environment.ts'
import { whenIdle } from '#web/platform/idle.ts'
import { onLanguageChange, pageLanguage, setPageLanguage } from '#web/platform/page-language.ts'
import { askAgain } from '#web/platform/query.ts'
import { screenShown } from '#web/platform/screen-shown.ts'
import { DialogHost } from '#web/ui/dialog/dialog-host.tsx'
import { FloatingHost } from '#web/ui/floating/floating.ts'
import { LanguageProvider } from '#web/ui/language.tsx'
import { OfflineBar } from '#web/ui/offline-bar/offline-bar.tsx'
import { LoadingOverlay } from '#web/ui/overlay/loading-overlay.tsx'
import { ToastHost } from '#web/ui/toast/toast-host.tsx'
import { UnsupportedBrowser } from '#web/ui/unsupported-browser/unsupported-browser.tsx'
import { AroundColumn } from './around-column.tsx'
import { InnerLinks } from './inner-links.tsx'
import { Router } from './router.tsx'

type AppProps = { client: QueryClient; inRouter: (content: ReactNode) => ReactNode }

/** The whole app. The browser and the rendering server each pass in their own router and query client. */
export function App({ client, inRouter }: AppProps) {
  const language = useSyncExternalStore(onLanguageChange, pageLanguage, pageLanguage)
  // The screen is hydrated after what is around it; before that it has asked nothing that could be asked again.
  useEffect(() => void screenShown().then(() => whenIdle(() => askAgain(client))), [client])
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
                <FloatingHost />
              </div>
              <AroundColumn />
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
