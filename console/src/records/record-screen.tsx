import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { UnknownScreen } from '../frame/unknown-screen.tsx'
import { consoleQueries } from '../queries.ts'
import { NewRecord } from './new-record.tsx'
import { OneRecord } from './one-record.tsx'

const PlaceScreen = lazy(async () => ({ default: (await import('../places/place-screen.tsx')).PlaceScreen }))

/** A record: a page, or where it has parts a place with a page for each. */
export function RecordScreen() {
  const { resource: name, id = '', part = '', inner } = useParams()
  const resources = useQuery(consoleQueries.resources())
  const resource = resources.data?.find((one) => one.name === name && one.is_listed)
  if (resources.isPending) return <Skeleton active />
  const isPlace = resource !== undefined && resource.parts.length > 0
  if (!resource || (part !== '' && !isPlace) || !/^(new|\d+)$/.test(id)) return <UnknownScreen />
  if (id === 'new') return <NewRecord resource={resource} />
  const key = `${resource.name} ${id}`
  if (!isPlace) return <OneRecord key={key} resource={resource} id={Number(id)} />
  return (
    <Suspense fallback={<Skeleton active />}>
      <PlaceScreen key={key} resource={resource} id={Number(id)} part={part} inner={inner} />
    </Suspense>
  )
}
