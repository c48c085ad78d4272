import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useParams } from 'react-router'
import { UnknownScreen } from '../frame/unknown-screen.tsx'
import { consoleQueries } from '../queries.ts'
import { List } from './list.tsx'

export function ListScreen() {
  const { resource: name } = useParams()
  const resources = useQuery(consoleQueries.resources())
  const resource = resources.data?.find((one) => one.name === name && one.is_listed)
  if (!resource) return resources.isPending ? <Skeleton active /> : <UnknownScreen />
  return <List key={resource.name} resource={resource} />
}
