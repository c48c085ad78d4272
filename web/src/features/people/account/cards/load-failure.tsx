import { failures } from '#contract/wire/failure.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { NoPermission } from './no-permission.tsx'

/** In place of what could not be loaded. Trying again helps against a fault, not where permission is missing. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  if (error instanceof CallFailure && error.status === failures.noPermission.status)
    return <NoPermission message={error.message} />
  return <ListState status="error" errorText={error.message} onRetry={onRetry} />
}
