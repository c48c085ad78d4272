import { useLayoutEffect } from 'react'
import { useLoginState } from '#web/features/people/account/state.ts'
import { environment } from '#web/platform/environment.ts'
import { useLocation } from '#web/shell/navigation.ts'
import { BookIcon } from '#web/ui/icon/identity-icons.tsx'
import { HomeIcon } from '#web/ui/icon/navigation-icons.tsx'
import { UserIcon } from '#web/ui/icon/people-icons.tsx'
import { VideoIcon } from '#web/ui/icon/room-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { mainTabsText } from './main-tabs-text.ts'
import './main-tabs.css'

const icons = { home: HomeIcon, meetings: VideoIcon, study: BookIcon, own: UserIcon }

/** The way between the main screens, at their lower edge. The app around the page brings a bar of its own. */
export function MainTabs() {
  const text = useText(mainTabsText)
  const { pathname } = useLocation()
  const isMember = useLoginState().is === 'in'
  const tabs = [
    { key: 'home', href: '/', screens: ['/'] },
    { key: 'meetings', href: '/recentMeetings', screens: ['/recentMeetings'] },
    { key: 'study', href: isMember ? '/studyList' : '/curriculum', screens: ['/studyList', '/curriculum'] },
    { key: 'own', href: '/personalCenter', screens: ['/personalCenter'] },
  ] as const
  const isMain = tabs.some(({ screens }) => screens.some((screen) => screen === pathname))
  const isShown = isMain && environment().kind !== 'app'

  // The screens above it end where it begins.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-main-tabs', isShown)
  }, [isShown])

  if (!isShown) return null
  return (
    <nav className="main-tabs" aria-label={text.label}>
      {tabs.map(({ key, href, screens }) => {
        const MainIcon = icons[key]
        const isCurrent = screens.some((screen) => screen === pathname)
        return (
          <Link key={key} className="main-tab" href={href} aria-current={isCurrent ? 'page' : undefined}>
            <MainIcon filled={isCurrent} />
            {text[key]}
          </Link>
        )
      })}
    </nav>
  )
}
