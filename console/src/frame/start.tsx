import { useQuery } from '@tanstack/react-query'
import { Empty, Skeleton } from 'antd'
import { Navigate } from 'react-router'
import { useText } from '#web/ui/language.ts'
import { onboardingQueries } from '../onboarding/queries.ts'
import { consoleQueries } from '../queries.ts'
import { specialScreens } from '../screens.ts'
import { sessionQueries } from '../session/queries.ts'
import { frameText } from './text.ts'

/** The guide of a new installation, else the first thing that this operator may see. */
export function Start() {
  const text = useText(frameText)
  const rights = useQuery(sessionQueries.state()).data?.rights ?? []
  const resources = useQuery(consoleQueries.resources()).data ?? []
  const first = specialScreens.find(({ right, isInner }) => !isInner && rights.includes(right))?.path
  const isAdministrator = rights.includes('system.manage')
  const onboarding = useQuery({ ...onboardingQueries.state(), enabled: isAdministrator })
  if (isAdministrator && onboarding.isPending) return <Skeleton active title paragraph={{ rows: 8 }} />
  const path = onboarding.data?.is_finished === false ? 'onboarding' : (first ?? resources[0]?.name)
  return path === undefined ? <Empty description={text.start} /> : <Navigate to={`/${path}`} replace />
}
