import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import { contentLanguage } from '../text.ts'

/** The place whose part a record is: where the list is, and what it is called there. */
export type Within = { to: string; title: string }

type RecordHeadProps = {
  resource: ShownResource
  title: string
  id?: number
  within?: Within | undefined
  children?: ReactNode
}

/** Where a record is, what it is called, and what can be done to it. A place has a heading above it. */
export function RecordHead({ resource, title, id, within, children }: RecordHeadProps) {
  const Title = within ? 'h2' : 'h1'
  return (
    <div className="console-head">
      <Link to={within?.to ?? `/${resource.name}`}>{within?.title ?? resource.title}</Link>
      <span aria-hidden>/</span>
      <Title className="console-title" lang={id === undefined ? undefined : contentLanguage}>
        {title}
      </Title>
      {id !== undefined && <span className="console-number">ID {id}</span>}
      <span className="console-spread" />
      {children}
    </div>
  )
}
