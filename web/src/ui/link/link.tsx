import { createContext, use } from 'react'
import type { ComponentProps, ReactNode } from 'react'

export type LinkProps = ComponentProps<'a'> & { href: string }

type RenderLink = (props: LinkProps) => ReactNode

const LinkContext = createContext<RenderLink | null>(null)

/** The kit knows no router: the app says once how a link to an inner address is drawn. */
export function LinkProvider({ render, children }: { render: RenderLink; children: ReactNode }) {
  return <LinkContext value={render}>{children}</LinkContext>
}

export function Link(props: LinkProps) {
  const renderInner = use(LinkContext)
  const isInner = /^\/(?!\/)/.test(props.href) && !props.target && props.download === undefined
  if (renderInner && isInner) return renderInner(props)
  const { children, ...rest } = props
  return <a {...rest}>{children}</a>
}
