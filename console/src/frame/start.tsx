import { useQuery } from '@tanstack/react-query'
import { Empty } from 'antd'
import { Navigate } from 'react-router'
import { useText } from '#web/ui/language.ts'
import { consoleQueries } from '../queries.ts'
import { specialScreens } from '../screens.ts'
import { sessionQueries } from '../session/queries.ts'
import { frameText } from './text.ts'

/** The first thing that this operator may see: the day where there is one, else the first list. */
export function Start() {
  const text = useText(frameText)
  const rights = useQuery(sessionQueries.state()).data?.rights ?? []
  const resources = useQuery(consoleQueries.resources()).data ?? []
  const first = specialScreens.find(({ right, isInner }) => !isInner && rights.includes(right))?.path
  const path = first ?? resources[0]?.name
  return path === undefined ? <Empty description={text.start} /> : <Navigate to={`/${path}`} replace />
}
