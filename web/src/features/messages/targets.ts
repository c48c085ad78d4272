import type { PushMessage } from '#contract/messages.ts'
import { accountPaths } from '#web/features/account/paths.ts'
import { articlePaths } from '#web/features/articles/paths.ts'
import { commonPaths } from '#web/features/common/paths.ts'
import { meetingPaths } from '#web/features/meetings/paths.ts'
import { operationPaths } from '#web/features/operations/paths.ts'

/** Where a message leads; one of a kind that is not known opens itself. */
export function messageTarget({ id, targetKind, targetId }: PushMessage): string {
  switch (targetKind) {
    case 'meeting':
      return meetingPaths.detail(targetId)
    case 'bigMeeting':
      return meetingPaths.home(targetId)
    case 'operation':
      return operationPaths.detail(targetId)
    case 'article':
      return articlePaths.detail(targetId)
    case 'login':
      return accountPaths.login
    default:
      return commonPaths.message(id)
  }
}
