import type { PushMessage } from '#contract/community/messages.ts'
import { courseTypes } from '#contract/wire/items.ts'
import type { TargetKind } from '#contract/wire/message-kinds.ts'
import { accountPaths } from '#web/features/people/account/paths.ts'
import { articlePaths } from '#web/features/library/articles/paths.ts'
import { expertSheetPaths } from '#web/features/practice/expert-sheets/paths.ts'
import { conferencePaths } from '#web/features/practice/conferences/paths.ts'
import { messagePaths } from './paths.ts'
import { meetingPaths } from '#web/features/meetings/meetings/paths.ts'
import { workPath } from '#web/features/library/courses/paths.ts'
import { operationPaths } from '#web/features/library/operations/paths.ts'
import { workPaths } from '#web/features/library/works/paths.ts'

const targets: Record<Exclude<TargetKind, 'richText'>, (targetId: number) => string> = {
  meeting: meetingPaths.detail,
  bigMeeting: meetingPaths.home,
  operation: operationPaths.detail,
  article: articlePaths.detail,
  // The work decides what its page shows, not the address.
  production: (id) => workPath(id, courseTypes.single),
  productionEdit: workPaths.edit,
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
