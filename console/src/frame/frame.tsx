import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Layout, Menu, Result, Spin } from 'antd'
import { Suspense } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { consoleParts } from '#contract/console/resources.ts'
import { useLanguage, useSetLanguage, useText } from '#web/ui/language.ts'
import { consoleQueries } from '../queries.ts'
import { specialScreens } from '../screens.ts'
import { sessionMutations, sessionQueries } from '../session/queries.ts'
import { goToLogin, logOut } from '../session/session.ts'
import { consoleText } from '../text.ts'
import { SearchBox } from './search-box.tsx'
import { frameText } from './text.ts'

/** Menu, search and account around every screen. */
export function Frame() {
  const text = useText(frameText)
  const common = useText(consoleText)
  const language = useLanguage()
  const setLanguage = useSetLanguage()
  const client = useQueryClient()
  const resources = useQuery(consoleQueries.resources())
  const session = useQuery(sessionQueries.state())
  const { pathname } = useLocation()
  const opened = pathname.split('/')[1] ?? ''

  if (resources.isPending) return <Spin fullscreen />
  if (resources.error)
    return (
      <Result
        status="warning"
        title={common.loadFailed}
        subTitle={resources.error.message}
        extra={<Button onClick={() => void resources.refetch()}>{common.retry}</Button>}
      />
    )

  const rights = session.data?.rights ?? []
  const items = consoleParts.flatMap((part) => {
    const screens = specialScreens
      .filter((screen) => screen.part === part && !screen.isInner && rights.includes(screen.right))
      .map(({ path, title }) => ({ key: path, label: <Link to={`/${path}`}>{title[language]}</Link> }))
    const lists = resources.data
      .filter((resource) => resource.part === part)
      .map(({ name, title }) => ({ key: name, label: <Link to={`/${name}`}>{title}</Link> }))
    const children = [...screens, ...lists]
    return children.length === 0 ? [] : [{ key: `part ${part}`, label: text.parts[part], children }]
  })
  const openPart = items.find(({ children }) => children.some(({ key }) => key === opened))?.key

  return (
    <Layout style={{ minHeight: '100%' }}>
      <Layout.Sider width={208} breakpoint="lg" collapsedWidth={0} theme="dark">
        <Link to="/" className="console-brand">
          {common.console}
        </Link>
        <nav aria-label={text.menu}>
          <Menu
            theme="dark"
            mode="inline"
            items={items}
            selectedKeys={[opened]}
            defaultOpenKeys={openPart ? [openPart] : items.slice(0, 2).map(({ key }) => key)}
          />
        </nav>
      </Layout.Sider>
      <Layout>
        <header className="console-header">
          <SearchBox />
          <div className="console-account">
            <Button type="text" href="/">
              {text.product}
            </Button>
            <Button type="text" onClick={() => setLanguage(language === 'zh' ? 'en' : 'zh')}>
              {text.language}
            </Button>
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
        <main className="console-content">
          <Suspense fallback={<Spin />}>
            <Outlet />
          </Suspense>
        </main>
      </Layout>
    </Layout>
  )
}
