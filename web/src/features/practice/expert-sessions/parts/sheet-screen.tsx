import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { failures } from '#contract/wire/failure.ts'
import { loginPathFrom } from '#web/features/people/account/paths.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { expertSessionQueries } from '../queries.ts'
import { expertSessionText } from '../text.ts'

/** A screen of a sheet: entered by the code in the address, else by the account. */
export function SheetScreen({ children }: { children: (sheet: SheetAddress) => ReactNode }) {
  const [query] = useSearchParams()
  const sheet = { id: useQueryId('id'), tcode: query.get('tcode') ?? '' }
  const entry = useQuery(expertSessionQueries.enter(sheet))
  return (
    <ScreenFrame>
      {entry.data ? children(sheet) : <NotEntered error={entry.error} onRetry={() => entry.refetch()} />}
    </ScreenFrame>
  )
}

function NotEntered({ error, onRetry }: { error: Error | null; onRetry: () => unknown }) {
  const text = useText(expertSessionText)
  const place = useLocation()
  if (!error) return <Skeleton shape="rows" count={4} />
  const status = error instanceof CallFailure ? error.status : undefined
  const isVisitor = status === failures.noPermission.status
  if (!(error instanceof CallFailure) || error.kind !== 'refused')
    return <ListState status="error" errorText={error.message} onRetry={onRetry} />
  return (
    <ListState
      status="empty"
      emptyText={isVisitor ? text.loginFirst : error.message}
      emptyAction={<ButtonLink href={loginPathFrom(place)}>{text.logIn}</ButtonLink>}
    />
  )
}
