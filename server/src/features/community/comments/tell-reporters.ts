import { memberOf } from '#kernel/answer.ts'
import { userNoticed } from '#kernel/notice.ts'
import type { Context } from '#kernel/services.ts'
import { reportDismissed, reportUpheld } from './comments.notices.ts'
import type { CommentRow } from './comments.queries.ts'
import { itemOf } from './find-comment.ts'

type Decided = { row: CommentRow; reporters: number[]; isRemoved: boolean }

/** Tells those who reported a comment what became of it, unless they decided that themselves. */
export async function tellReporters(context: Context, { row, reporters, isRemoved }: Decided): Promise<void> {
  const outcome = isRemoved ? reportUpheld : reportDismissed
  const notice = outcome.write({ comment: row.comment.content, ...itemOf(row) })
  for (const userId of reporters)
    if (userId !== memberOf(context).userId) await context.events.publish(userNoticed, { userId, notice })
}
