import type { PushMessage } from '#contract/community/messages.ts'
import { courseTypes } from '#contract/wire/items.ts'
import type { TargetKind } from '#contract/wire/message-kinds.ts'
import { accountPaths } from '#web/paths/account.ts'
import { articlePaths } from '#web/paths/articles.ts'
import { expertSheetPaths } from '#web/paths/expert-sheets.ts'
import { conferencePaths } from '#web/paths/conferences.ts'
import { messagePaths } from '#web/paths/messages.ts'
import { meetingPaths } from '#web/paths/meetings.ts'
import { workPath } from '#web/paths/works.ts'
import { operationPaths } from '#web/paths/operations.ts'
import { authoringPaths } from '#web/paths/authoring.ts'

const targets: Record<Exclude<TargetKind, 'richText'>, (targetId: number) => string> = {
  meeting: meetingPaths.detail,
  bigMeeting: meetingPaths.home,
  operation: operationPaths.detail,
  article: articlePaths.detail,
  // The work decides what its page shows, not the address.
  production: (id) => workPath(id, courseTypes.single),
  productionEdit: authoringPaths.edit,
  expertTask: expertSheetPaths.tasks,
  conference: conferencePaths.schedule,
  login: () => accountPaths.login,
}

/** A page that is older than the server may be told of a kind that it does not know. */
const isKnown = (kind: string): kind is keyof typeof targets => kind in targets

/** Where a message leads; one of a kind that is not known opens itself. */
export function messageTarget({ id, path, targetKind, targetId }: PushMessage): string {
  if (path !== '') return path
  return isKnown(targetKind) ? targets[targetKind](targetId) : messagePaths.text(id)
}
