import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { BrowserRouter, Link as RouterLink } from 'react-router'
import { SlideHost } from '#web/features/slide/cards/slide-host.tsx'
import { environment } from '#web/platform/environment.ts'
import { onLanguageChange, pageLanguage, setPageLanguage } from '#web/platform/page-language.ts'
import { DialogHost } from '#web/ui/dialog/dialog-host.tsx'
import { LanguageProvider } from '#web/ui/language.tsx'
import { LinkProvider } from '#web/ui/link/link.tsx'
import { OfflineBar } from '#web/ui/offline-bar/offline-bar.tsx'
import { LoadingOverlay } from '#web/ui/overlay/loading-overlay.tsx'
import { ToastHost } from '#web/ui/toast/toast-host.tsx'
import { UnsupportedBrowser } from '#web/ui/unsupported-browser/unsupported-browser.tsx'
import { Router } from './router.tsx'

/** A failed list is tried again by the person, never by itself. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
})

export function App() {
  const language = useSyncExternalStore(onLanguageChange, pageLanguage)
  return (
    <LanguageProvider language={language} setLanguage={setPageLanguage}>
      {environment().isInternetExplorer ? (
        <UnsupportedBrowser />
      ) : (
        <QueryClientProvider client={client}>
          <BrowserRouter>
            <LinkProvider render={({ href, ref: _ref, ...rest }) => <RouterLink to={href} {...rest} />}>
              <div className="app-column">
                <OfflineBar />
                <Router />
              </div>
            </LinkProvider>
          </BrowserRouter>
          <SlideHost />
          <DialogHost />
          <LoadingOverlay />
        </QueryClientProvider>
      )}
      <ToastHost />
    </LanguageProvider>
  )
}
