import { lazy, Suspense } from 'react'
import { environment } from '#web/platform/environment.ts'
import { accountPaths } from '#web/paths/account.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { useInBrowser } from '#web/shell/use-in-browser.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ChevronIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { LanguageSwitch } from '#web/ui/language-switch/language-switch.tsx'
import { Link } from '#web/ui/link/link.tsx'
import { homeText } from '../text.ts'

/** Visitors have no messages: they do not load what shows them. */
const MessagesLink = lazy(async () => ({
  default: (await import('#web/features/discover/inbox/cards/messages-link.tsx')).MessagesLink,
}))

type HomeBarProps = { collegeName: string; onSwitch: () => void; isRightHidden: boolean }

/** The subject on the left, the user on the right. The native app has its own bar. */
export function HomeBar({ collegeName, onSwitch, isRightHidden }: HomeBarProps) {
  const text = useText(homeText)
  if (environment().kind === 'app') return <h1 className="visually-hidden">{text.brand}</h1>
  return (
    <header className="home-bar">
      <h1 className="home-bar-brand">
        <img src="/icon-192.png" alt="" width="32" height="32" />
        <span>{text.brand}</span>
      </h1>
      <button type="button" className="home-bar-switch" aria-haspopup="dialog" onClick={onSwitch}>
        <span className="home-bar-subject">{collegeName}</span>
        <ChevronIcon size="small" />
      </button>
      {!isRightHidden && <Person />}
    </header>
  )
}

function Person() {
  const text = useText(homeText)
  const login = useLoginState()
  const isInBrowser = useInBrowser()
  if (login.is === 'unknown') return <span className="home-bar-person" />
  const name = login.is === 'in' ? login.user?.truename || login.user?.sysusers_name || '' : ''
  const greeting = name && text.hello(name)
  return (
    // A member does not see the visitor's side of a page that the server has rendered.
    <div className="home-bar-person" data-visitors-only={login.is === 'out' || undefined}>
      {login.is === 'out' && <LanguageSwitch />}
      {login.is === 'in' && (
        <Suspense fallback={<span className="home-bar-messages" />}>
          {/* The server renders no part that is loaded later. */}
          {isInBrowser ? <MessagesLink /> : <span className="home-bar-messages" />}
        </Suspense>
      )}
      <Link
        href={login.is === 'in' ? '/personalCenter' : accountPaths.login}
        className="home-bar-link"
        aria-label={login.is === 'in' ? `${text.me} ${greeting}` : text.loginOrRegister}
      >
        {greeting && <span className="home-bar-hello">{greeting}</span>}
        <Avatar src={login.is === 'in' ? login.user?.photo : ''} name="" size={36} />
      </Link>
    </div>
  )
}
