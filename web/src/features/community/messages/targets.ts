import type { PushMessage } from '#contract/community/messages.ts'
import { courseTypes } from '#contract/wire/items.ts'
import { accountPaths } from '#web/paths/account.ts'
import { articlePaths } from '#web/paths/articles.ts'
import { expertSheetPaths } from '#web/paths/expert-sheets.ts'
import { conferencePaths } from '#web/paths/conferences.ts'
import { messagePaths } from '#web/paths/messages.ts'
import { meetingPaths } from '#web/paths/meetings.ts'
import { workPath } from '#web/paths/courses.ts'
import { operationPaths } from '#web/paths/operations.ts'
import { workPaths } from '#web/paths/works.ts'

/** Where a message leads; one of a kind that is not known opens itself. */
export function messageTarget({ id, path, targetKind, targetId }: PushMessage): string {
  if (path !== '') return path
  switch (targetKind) {
    case 'meeting':
      return meetingPaths.detail(targetId)
    case 'bigMeeting':
      return meetingPaths.home(targetId)
    case 'operation':
      return operationPaths.detail(targetId)
    case 'article':
      return articlePaths.detail(targetId)
    case 'production':
      // The work decides what its page shows, not the address.
      return workPath(targetId, courseTypes.single)
    case 'productionEdit':
      return workPaths.edit(targetId)
    case 'expertTask':
      return expertSheetPaths.tasks(targetId)
    case 'conference':
      return conferencePaths.schedule(targetId)
    case 'login':
      return accountPaths.login
    default:
      return messagePaths.text(id)
  }
}
