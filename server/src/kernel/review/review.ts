import { failures } from '#contract/wire/failure.ts'
import type { Failure } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import type { Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Notice } from '#kernel/notice.ts'
import { notify } from '#kernel/notify.ts'
import type { Context } from '#kernel/services.ts'
import { updateDecided } from './reviews.queries.ts'
import type { SubmissionTable, Verdict } from './reviews.queries.ts'

/** Something that a person hands in and an operator decides about. A visitor's has no owner. */
export type Submission = { id: number; ownerId: number | null }

/** How the submissions of a feature are decided. */
export type Review = SubmissionTable & {
  /** Said to a reviewer who comes after another one. */
  notOpen: Failure
}

/** What an operator says about a submission. */
export type Outcome = { isPassed: true } | { isPassed: false; reason: string }

type Decision = {
  submission: Submission
  verdict: Verdict
  /** What the owner is told. */
  notice: Notice
  /** Who has reviewed it, where another person has agreed to it besides. */
  reviewerId?: number
  /** What belongs to the decision, in one transaction with it. */
  within?(db: Tx, decide: () => Promise<void>): Promise<void>
}

/** Decides about a submission once, and tells its owner. */
export async function review(
  context: Context,
  how: Review,
  { submission, verdict, notice, reviewerId, within = (_db, decide) => decide() }: Decision,
): Promise<void> {
  const { userId } = memberOf(context)
  const reviewer = reviewerId ?? userId
  // Reviewers may not review their own submission.
  if (submission.ownerId === reviewer || submission.ownerId === userId) throw refuse(failures.noPermission)
  await context.db.transaction(async (db) => {
    await within(db, async () => {
      if (!(await updateDecided(db, how, submission.id, { ...verdict, reviewer }))) throw refuse(how.notOpen)
    })
    if (submission.ownerId !== null) await notify(db, submission.ownerId, notice)
  })
}
