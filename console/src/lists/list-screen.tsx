import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useParams } from 'react-router'
import { useText } from '#web/ui/language.ts'
import { frameText } from '../frame/text.ts'
import { LateResult } from '../late-result.tsx'
import { consoleQueries } from '../queries.ts'
import { List } from './list.tsx'

export function ListScreen() {
  const { resource: name } = useParams()
  const text = useText(frameText)
  const resources = useQuery(consoleQueries.resources())
  const resource = resources.data?.find((one) => one.name === name && one.is_listed)
  if (!resource)
    return resources.isPending ? <Skeleton active /> : <LateResult status="404" title={text.unknown} />
  return <List key={resource.name} resource={resource} />
}
