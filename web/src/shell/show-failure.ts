import { CallFailure } from '#web/platform/call-failure.ts'
import { environment } from '#web/platform/environment.ts'
import { toast } from '#web/ui/toast/toast.ts'

/** For calls that were made without tips because some of their failures are more than a message. */
export function showFailure(error: unknown): void {
  if (!(error instanceof CallFailure) || error.kind === 'aborted') return
  // The same exception as for all calls: coming back from the background is no failure.
  if (error.kind === 'network' && environment().isIos) return
  toast(error.message, 'failure')
}
