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
import { UnknownScreen } from './frame/unknown-screen.tsx'
import { specialRoutes } from './screens.ts'
import { Gate } from './session/gate.tsx'
import { useTheme } from './theme.ts'

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
            // One route for a record and its parts: the screen of a place stays while its parts change.
            {
              path: ':resource/:id/:part?/:inner?',
              lazy: async () => ({ Component: (await import('./records/record-screen.tsx')).RecordScreen }),
            },
            { path: '*', Component: UnknownScreen },
          ],
        },
      ],
    },
  ],
  { basename: '/console' },
)

export function App() {
  const [language, setLanguage] = useState(pageLanguage)
  const theme = useTheme()

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
