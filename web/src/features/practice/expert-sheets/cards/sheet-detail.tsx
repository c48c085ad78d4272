import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureState } from '#web/shell/failure-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import type { SheetAddress } from '../queries.ts'
import { isDeviceUnproved } from '../state.ts'
import { ProofNeeded } from './proof-needed.tsx'

type SheetDetailProps<Detail> = {
  sheet: SheetAddress
  detail: UseQueryResult<Detail>
  children: (detail: Detail) => ReactNode
}

/** One answer on a screen of the expert area: while it loads, when it fails, and when it is there. */
export function SheetDetail<Detail>({ sheet, detail, children }: SheetDetailProps<Detail>) {
  if (detail.data) return children(detail.data)
  if (isDeviceUnproved(detail.error)) return <ProofNeeded sheet={sheet} />
  if (detail.isError) return <FailureState error={detail.error} onRetry={() => detail.refetch()} />
  return <Skeleton shape="lines" count={6} />
}
