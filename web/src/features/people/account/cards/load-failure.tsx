import { failures } from '#contract/wire/failure.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { FailureState } from '#web/shell/failure-state.tsx'
import { NoPermission } from './no-permission.tsx'

/** In place of what could not be loaded; without permission with what one can do about it. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  if (error instanceof CallFailure && error.status === failures.noPermission.status)
    return <NoPermission message={error.message} />
  return <FailureState error={error} onRetry={onRetry} />
}
