import { createContext, use } from 'react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'

export type LinkProps = ComponentProps<'a'> & { href: string }

type Follow = (href: string) => void

const FollowContext = createContext<Follow | null>(null)

/** The kit knows no router: the app says once how an inner address is gone to. */
export function LinkProvider({ follow, children }: { follow: Follow; children: ReactNode }) {
  return <FollowContext value={follow}>{children}</FollowContext>
}

/** Pages hold hundreds of these, so each is a plain link that asks the router only when it is pressed. */
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

/** With another button or a key held down the browser has its own ways: a new tab, a window, a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
