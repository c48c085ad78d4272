import { ConfigProvider, Spin } from 'antd'
import zhCN from 'antd/es/locale/zh_CN'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { pageLanguage, setPageLanguage } from '#web/platform/page-language.ts'
import { pageQueryClient } from '#web/platform/query-client.ts'
import type { Language } from '#web/ui/language.ts'
import { LanguageProvider } from '#web/ui/language.tsx'
import { Frame } from './frame/frame.tsx'
import { Messages } from './frame/messages.tsx'
import { ReportFailures } from './frame/report-failures.tsx'
import { ScreenFailure } from './frame/screen-failure.tsx'
import { Start } from './frame/start.tsx'
import { specialRoutes } from './screens.ts'
import { Gate } from './session/gate.tsx'

const router = createBrowserRouter(
  [
    {
      Component: Frame,
      HydrateFallback: () => <Spin fullscreen />,
      children: [
        {
          ErrorBoundary: ScreenFailure,
          children: [
            { index: true, Component: Start },
            ...specialRoutes,
            {
              path: ':resource',
              lazy: async () => ({ Component: (await import('./lists/list-screen.tsx')).ListScreen }),
            },
            {
              path: ':resource/:id',
              lazy: async () => ({ Component: (await import('./records/record-screen.tsx')).RecordScreen }),
            },
          ],
        },
      ],
    },
  ],
  { basename: '/console' },
)

/** The library's own greens, greys and reds are too pale to read (WCAG 2.2 AA). */
const theme = {
  token: {
    colorPrimary: '#0a6c74',
    colorLink: '#0a6c74',
    colorLinkHover: '#08545a',
    colorSuccess: '#237804',
    colorWarning: '#874d00',
    colorError: '#b81c22',
    colorInfo: '#0a58ca',
    colorSuccessBg: '#f6ffed',
    colorWarningBg: '#fffbe6',
    colorErrorBg: '#fff1f0',
    colorInfoBg: '#e6f4ff',
    colorTextPlaceholder: '#6b6b6b',
    colorTextTertiary: '#595959',
    colorTextQuaternary: '#6b6b6b',
    colorTextDescription: '#595959',
    borderRadius: 6,
  },
}

export function App() {
  const [language, setLanguage] = useState(pageLanguage)

  function handleLanguage(next: Language) {
    setPageLanguage(next)
    setLanguage(next)
  }

  return (
    <LanguageProvider language={language} setLanguage={handleLanguage}>
      <ConfigProvider
        // The library speaks English by itself.
        locale={language === 'zh' ? zhCN : undefined}
        theme={theme}
        button={{ autoInsertSpace: false }}
      >
        <Messages>
          <ReportFailures />
          <QueryClientProvider client={pageQueryClient()}>
            <Gate key={language}>
              <RouterProvider router={router} />
            </Gate>
          </QueryClientProvider>
        </Messages>
      </ConfigProvider>
    </LanguageProvider>
  )
}
