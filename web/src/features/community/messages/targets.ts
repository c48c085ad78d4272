import type { PushMessage } from '#contract/community/messages.ts'
import { accountPaths } from '#web/features/people/account/paths.ts'
import { articlePaths } from '#web/features/library/articles/paths.ts'
import { messagePaths } from './paths.ts'
import { meetingPaths } from '#web/features/meetings/meetings/paths.ts'
import { operationPaths } from '#web/features/library/operations/paths.ts'

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
      return messagePaths.text(id)
  }
}
