import { failures } from '#contract/wire/failure.ts'
import { isFinalRefusal } from '#web/platform/call-failure.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { shellText } from './text.ts'

type FailureStateProps = {
  error: Error
  onRetry: () => unknown
  /** Said when there is no such thing; otherwise what the server said. */
  missing?: string | undefined
}

/** In place of what could not be loaded: a retry after a fault, the way home after a refusal. */
export function FailureState({ error, onRetry, missing }: FailureStateProps) {
  const text = useText(shellText)
  if (!isFinalRefusal(error)) return <ListState status="error" errorText={error.message} onRetry={onRetry} />
  const isMissing = error.status === failures.dataMissing.status
  return (
    <ListState
      status={isMissing ? 'missing' : 'empty'}
      emptyText={(isMissing ? missing : undefined) ?? error.message}
      emptyAction={<ButtonLink href="/">{text.backHome}</ButtonLink>}
    />
  )
}
