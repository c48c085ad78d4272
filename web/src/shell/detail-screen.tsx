import { useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failures } from '#contract/wire/failure.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { FailureState } from './failure-state.tsx'
import { ScreenFrame } from './screen-frame.tsx'
import { startOver } from './start-over.ts'

type DetailScreenProps<Detail> = {
  detail: UseQueryResult<Detail>
  /** What the browser calls the page once it is known. */
  nameOf: (detail: Detail) => string
  /** Said when there is no such thing; otherwise what the server said. */
  missing?: string
  /** A tool in the bar, such as sharing. */
  tool?: ReactNode
  /** Shown to somebody who may not see it; otherwise what the server said. */
  renderRefused?: (message: string) => ReactNode
  children: (detail: Detail) => ReactNode
}

/** A screen about one thing: while it loads, when it does not exist, when it fails, and when it is there. */
export function DetailScreen<Detail>({
  detail,
  nameOf,
  missing,
  tool,
  renderRefused,
  children,
}: DetailScreenProps<Detail>) {
  const client = useQueryClient()
  return (
    <ScreenFrame pageTitle={detail.data && nameOf(detail.data)} right={tool}>
      <PullToRefresh onRefresh={() => startOver(client)}>
        {detail.data ? children(detail.data) : <Absent {...{ detail, missing, renderRefused }} />}
      </PullToRefresh>
    </ScreenFrame>
  )
}

type AbsentProps = { detail: UseQueryResult } & Pick<DetailScreenProps<unknown>, 'missing' | 'renderRefused'>

function Absent({ detail, missing, renderRefused }: AbsentProps) {
  if (!detail.isError) {
    return (
      <>
        <Skeleton shape="banner" />
        <Skeleton shape="lines" count={2} />
        <Skeleton shape="rows" count={2} />
      </>
    )
  }
  const { error } = detail
  const isRefused = error instanceof CallFailure && error.status === failures.noPermission.status
  if (isRefused && renderRefused) return renderRefused(error.message)
  return <FailureState error={error} onRetry={() => detail.refetch()} missing={missing} />
}
