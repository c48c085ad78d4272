import { lazy, Suspense } from 'react'
import { accountPaths } from '#web/paths/account.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { useInBrowser } from '#web/shell/use-in-browser.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useText } from '#web/ui/language.ts'
import { LanguageSwitch } from '#web/ui/language-switch/language-switch.tsx'
import { Link } from '#web/ui/link/link.tsx'
import { homeText } from '../text.ts'
import './person-bar.css'

/** Visitors have no messages: they do not load what shows them. */
const MessagesLink = lazy(async () => ({
  default: (await import('#web/features/discover/inbox/cards/messages-link.tsx')).MessagesLink,
}))

/** The way to the messages and to the personal centre, or to the login. */
export function PersonBar() {
  const text = useText(homeText)
  const login = useLoginState()
  const isInBrowser = useInBrowser()
  if (login.is === 'unknown') return <span className="person-bar" />
  const name = login.is === 'in' ? login.user?.truename || login.user?.sysusers_name || '' : ''
  const greeting = name && text.hello(name)
  return (
    // A member does not see the visitor's side of a page that the server has rendered.
    <div className="person-bar" data-visitors-only={login.is === 'out' || undefined}>
      {login.is === 'out' && <LanguageSwitch />}
      {login.is === 'in' && (
        <Suspense fallback={<span className="person-bar-messages" />}>
          {/* The server renders no part that is loaded later. */}
          {isInBrowser ? <MessagesLink /> : <span className="person-bar-messages" />}
        </Suspense>
      )}
      <Link
        href={login.is === 'in' ? '/personalCenter' : accountPaths.login}
        className="person-bar-link"
        aria-label={login.is === 'in' ? `${text.me} ${greeting}` : text.loginOrRegister}
      >
        {greeting && <span className="person-bar-hello">{greeting}</span>}
        <Avatar src={login.is === 'in' ? login.user?.photo : ''} name="" size={36} />
      </Link>
    </div>
  )
}
