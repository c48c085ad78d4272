import { createContext, use } from 'react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'

export type LinkProps = ComponentProps<'a'> & { href: string }

type Follow = (href: string) => void

const FollowContext = createContext<Follow | null>(null)

/** The kit does not know the router: the app provides, once, how an internal address is opened. */
export function LinkProvider({ follow, children }: { follow: Follow; children: ReactNode }) {
  return <FollowContext value={follow}>{children}</FollowContext>
}

/** Pages contain hundreds of these, so each is a plain link that uses the router only when it is pressed. */
export function Link({ href, children, onClick, ...props }: LinkProps) {
  const follow = use(FollowContext)
  const isInner = /^\/(?!\/)/.test(href) && !props.target && props.download === undefined

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!follow || !isInner || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    follow(href)
  }

  return (
    <a href={href} {...props} onClick={handleClick}>
      {children}
    </a>
  )
}

/** With another button or a modifier key the browser does its own thing: a new tab, a window, a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
