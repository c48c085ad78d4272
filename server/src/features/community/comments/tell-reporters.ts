import { memberOf } from '#kernel/answer.ts'
import { notify } from '#kernel/notify.ts'
import type { Context, Within } from '#kernel/services.ts'
import { reportDismissed, reportUpheld } from './comments.notices.ts'
import type { CommentRow } from './comments.queries.ts'
import { itemOf } from './find-comment.ts'

type Decided = { row: CommentRow; reporters: number[]; isRemoved: boolean }

/** Tells those who reported a comment what became of it, unless they decided that themselves. */
export async function tellReporters(
  context: Within<Context>,
  { row, reporters, isRemoved }: Decided,
): Promise<void> {
  const outcome = isRemoved ? reportUpheld : reportDismissed
  const notice = outcome.write({ comment: row.comment.content, ...itemOf(row) })
  const { userId: decider } = memberOf(context)
  await notify(
    context.db,
    reporters.filter((userId) => userId !== decider),
    notice,
  )
}
