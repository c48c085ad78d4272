import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Layout, Skeleton, Spin } from 'antd'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { useLanguage, useSetLanguage, useText } from '#web/ui/language.ts'
import { LateResult } from '../late-result.tsx'
import { onboardingQueries } from '../onboarding/queries.ts'
import { consoleQueries } from '../queries.ts'
import { specialScreens } from '../screens.ts'
import { FreshStepGate } from '../session/fresh-step-gate.tsx'
import { sessionMutations, sessionQueries } from '../session/queries.ts'
import { goToLogin, logOut } from '../session/session.ts'
import { consoleText } from '../text.ts'
import { MainMenu } from './main-menu.tsx'
import { placesOf } from './places.ts'
import { SearchButton } from './search-button.tsx'
import { frameText } from './text.ts'

const OnboardingBar = lazy(async () => ({
  default: (await import('../onboarding/onboarding-bar.tsx')).OnboardingBar,
}))

/** Menu, search and account around every screen. */
export function Frame() {
  const text = useText(frameText)
  const common = useText(consoleText)
  const language = useLanguage()
  const setLanguage = useSetLanguage()
  const client = useQueryClient()
  const resources = useQuery(consoleQueries.resources())
  const session = useQuery(sessionQueries.state())
  const rights = session.data?.rights ?? []
  const isAdministrator = rights.includes('system.manage')
  const onboarding = useQuery({ ...onboardingQueries.state(), enabled: isAdministrator }).data
  const { pathname } = useLocation()
  const opened = pathname.split('/')[1] ?? ''
  const [isNarrow, setIsNarrow] = useState(false)
  // The menu closes when it has led somewhere.
  const [menuOpenAt, setMenuOpenAt] = useState('')
  const isMenuOpen = menuOpenAt === pathname

  const screen =
    specialScreens.find(({ path }) => path.split('/')[0] === opened)?.title[language] ??
    resources.data?.find(({ name }) => name === opened)?.title
  useEffect(() => {
    document.title = screen ? `${screen} · ${common.console}` : common.console
  }, [screen, common.console])

  if (resources.isPending) return <Spin fullscreen />
  if (resources.error)
    return (
      <LateResult
        status="warning"
        title={common.loadFailed}
        subTitle={resources.error.message}
        extra={<Button onClick={() => void resources.refetch()}>{common.retry}</Button>}
      />
    )

  const menu = placesOf({ resources: resources.data, rights, language })

  return (
    <Layout style={{ minHeight: '100%' }}>
      <a className="console-skip" href="#console-content">
        {text.skip}
      </a>
      <Layout.Sider
        id="console-menu"
        className={isNarrow ? 'console-menu-over' : undefined}
        width={224}
        breakpoint="lg"
        collapsedWidth={0}
        collapsible
        trigger={null}
        collapsed={isNarrow && !isMenuOpen}
        inert={isNarrow && !isMenuOpen}
        onBreakpoint={setIsNarrow}
        theme="dark"
      >
        <Link to="/" className="console-brand">
          {common.console}
        </Link>
        <MainMenu menu={menu} opened={opened} />
      </Layout.Sider>
      <Layout>
        <header className="console-header">
          {isNarrow && (
            <Button
              aria-expanded={isMenuOpen}
              aria-controls="console-menu"
              onClick={() => setMenuOpenAt(isMenuOpen ? '' : pathname)}
            >
              {text.menu}
            </Button>
          )}
          <SearchButton menu={menu} />
          <div className="console-account">
            <Button type="text" href="/">
              {text.product}
            </Button>
            <Button type="text" onClick={() => setLanguage(language === 'zh' ? 'en' : 'zh')}>
              {text.language}
            </Button>
            <Link to="/account" className="console-account-link">
              {text.account}
            </Link>
            <Button
              type="text"
              onClick={() =>
                void sessionMutations.end().then(() => client.invalidateQueries(sessionQueries.state()))
              }
            >
              {text.endStep}
            </Button>
            <Button type="text" onClick={() => void logOut().then(goToLogin)}>
              {text.logOut}
            </Button>
          </div>
        </header>
        <main id="console-content" className="console-content" tabIndex={-1}>
          {onboarding?.is_finished === false && (
            <Suspense>
              <OnboardingBar onboarding={onboarding} />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton active title paragraph={{ rows: 8 }} />}>
            <Outlet />
          </Suspense>
          <FreshStepGate />
        </main>
      </Layout>
    </Layout>
  )
}
