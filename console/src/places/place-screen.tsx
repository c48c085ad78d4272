import { useQuery } from '@tanstack/react-query'
import { Button, Empty, Skeleton } from 'antd'
import { lazy, Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ReadRecord } from '#contract/console/resources.ts'
import type { ShownPart, ShownResource } from '#contract/wire/shown-resource.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ActionButtons } from '../actions/action-buttons.tsx'
import { LateResult } from '../late-result.tsx'
import { List } from '../lists/list.tsx'
import { consoleQueries } from '../queries.ts'
import { Facing } from '../records/facing.tsx'
import { NewRecord } from '../records/new-record.tsx'
import { OneRecord } from '../records/one-record.tsx'
import { RecordBase } from '../records/record-base.ts'
import { RecordForm } from '../records/record-form.tsx'
import { Versions } from '../records/versions.tsx'
import { specialScreens } from '../screens.ts'
import { sessionQueries } from '../session/queries.ts'
import { consoleText, contentLanguage } from '../text.ts'
import { followHeight } from './follow-height.ts'
import { PartView } from './part-view.tsx'
import { placeGroups } from './place-entries.ts'
import type { PlaceEntry } from './place-entries.ts'
import { PlaceMenu } from './place-menu.tsx'
import './places.css'
import { placeText } from './text.ts'

type PlaceScreenProps = {
  resource: ShownResource
  id: number
  /** The word after the number; empty for the overview. */
  part: string
  /** The record of a list within the place, or `new`. */
  inner?: string | undefined
}

/** A record as a place: its parts at the side, one of them open, each with an address of its own. */
export function PlaceScreen({ resource, id, part, inner }: PlaceScreenProps) {
  const text = useText(placeText)
  const common = useText(consoleText)
  const language = useLanguage()
  const record = useQuery(consoleQueries.record(resource.name, id))
  const rights = useQuery(sessionQueries.state()).data?.rights ?? []
  const title = record.data?.title
  useEffect(() => {
    if (!title) return undefined
    const before = document.title
    document.title = `${title} · ${before}`
    return () => {
      document.title = before
    }
  }, [title])

  if (record.isPending) return <Skeleton active title paragraph={{ rows: 8 }} />
  if (record.error)
    return (
      <LateResult
        status="warning"
        title={record.error.message}
        extra={<Button onClick={() => void record.refetch()}>{common.retry}</Button>}
      />
    )
  const base = `/${resource.name}/${id}`
  const mayEdit = resource.form?.may_change === true && record.data.values !== null
  const groups = placeGroups({
    resource,
    screens: specialScreens,
    rights,
    language,
    mayEdit,
    words: text.words,
  })
  const opened = groups.flatMap(({ entries }) => entries).find(({ name }) => name === part)
  return (
    <>
      <div ref={followHeight} className="console-head place-head">
        <Link to={`/${resource.name}`}>{resource.title}</Link>
        <span aria-hidden>/</span>
        {/* Each part is a page of its own, for those who hear its heading as well. */}
        <h1 key={`${part} ${inner ?? ''}`} className="console-title" lang={contentLanguage}>
          {title || resource.title}
        </h1>
        <span className="console-number">ID {id}</span>
        <span className="console-spread" />
        <ActionButtons
          resource={resource.name}
          actions={resource.actions.filter(({ name }) => record.data.actions.includes(name))}
          ids={[id]}
        />
      </div>
      <div className="place">
        <PlaceMenu groups={groups} base={base} opened={part} />
        <div className="place-part">
          {opened ? (
            <OpenedPart
              key={opened.name}
              entry={opened}
              resource={resource}
              id={id}
              record={record.data}
              base={base}
              inner={inner}
            />
          ) : (
            <LateResult status="404" title={text.noPart} />
          )}
        </div>
      </div>
    </>
  )
}

type OpenedPartProps = {
  entry: PlaceEntry
  resource: ShownResource
  id: number
  record: ReadRecord
  base: string
  inner: string | undefined
}

function OpenedPart({ entry, resource, id, record, base, inner }: OpenedPartProps): ReactNode {
  const { values, version, draft } = record
  switch (entry.kind) {
    case 'overview':
      return (
        <>
          {resource.parts.some(({ name }) => name === 'overview') && (
            <PartView resource={resource.name} id={id} part="overview" base={base} />
          )}
          <Facing resource={resource} record={record} />
        </>
      )
    case 'edit':
      return (
        <>
          <h2 className="console-subtitle place-title">{entry.title}</h2>
          <RecordForm
            key={`${version} ${draft?.id ?? 0}`}
            resource={resource}
            id={id}
            record={{ values: values!, draft }}
          />
        </>
      )
    case 'history':
      return (
        <>
          <h2 className="console-subtitle place-title">{entry.title}</h2>
          <Versions resource={resource} id={id} values={values!} />
        </>
      )
    case 'view':
      return (
        <>
          <h2 className="console-subtitle place-title">{entry.title}</h2>
          <PartView resource={resource.name} id={id} part={entry.name} base={base} />
        </>
      )
    case 'screen':
      return <PartScreen path={entry.screen.path} />
    default:
      return <PartOfList entry={entry} place={resource.name} id={id} base={base} inner={inner} />
  }
}

const partScreens = Object.fromEntries(
  specialScreens.map(({ path, load }) => [path, lazy(async () => ({ default: await load() }))]),
)

function PartScreen({ path }: { path: string }) {
  const Screen = partScreens[path]
  if (!Screen) return null
  return (
    <Suspense fallback={<Skeleton active />}>
      <Screen />
    </Suspense>
  )
}

type PartOfListProps = {
  entry: ShownPart
  place: string
  id: number
  base: string
  inner: string | undefined
}

/** The rows of a list that belong to the place, or one of them. */
function PartOfList({ entry, place, id, base, inner }: PartOfListProps) {
  const text = useText(placeText)
  const list = useQuery(consoleQueries.resources()).data?.find(({ name }) => name === entry.name)
  if (!list) return <LateResult status="404" title={text.noPart} />
  const own = `${base}/${list.name}`
  if (entry.kind === 'record')
    return (
      <OneRecord
        resource={list}
        id={id}
        within={{ to: base, title: entry.title }}
        missing={<NoRecord title={entry.title} about={list.about} />}
      />
    )
  return (
    <RecordBase value={own}>
      {inner === undefined ? (
        <List resource={list} within={{ place, id, title: entry.title, same: entry.same }} />
      ) : inner === 'new' ? (
        <NewRecord resource={list} within={{ to: own, title: entry.title, place, id }} />
      ) : (
        <OneRecord resource={list} id={Number(inner)} within={{ to: own, title: entry.title }} />
      )}
    </RecordBase>
  )
}

/** What a place may have once and does not have, such as a stream. */
function NoRecord({ title, about }: { title: string; about: string }) {
  const text = useText(placeText)
  return (
    <>
      <h2 className="console-subtitle place-title">{title}</h2>
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={[text.notHere, about].filter(Boolean).join(' ')}
      />
    </>
  )
}
