import { failures } from '#contract/wire/failure.ts'
import { isFinalRefusal } from '#web/platform/call-failure.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { MissingState } from './missing-state.tsx'

type FailureStateProps = {
  error: Error
  onRetry: () => unknown
  /** Said when there is no such thing; otherwise what the server said. */
  missing?: string | undefined
}

/** In place of what could not be loaded: a retry after a fault, the way home after a refusal. */
export function FailureState({ error, onRetry, missing }: FailureStateProps) {
  if (!isFinalRefusal(error)) return <ListState status="error" errorText={error.message} onRetry={onRetry} />
  const isMissing = error.status === failures.dataMissing.status
  return <MissingState text={(isMissing ? missing : undefined) ?? error.message} />
}
