import { ownAccountCalls } from '#contract/people/own-account.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { closingNotesOf } from '#kernel/closing-notes.ts'

/** Named before somebody deletes the account: afterwards it is too late to finish it. */
export const showClosing = answer(ownAccountCalls.closing, async (_input, context) => {
  const { userId } = memberOf(context)
  const found = await Promise.all(closingNotesOf(context).map((find) => find(context.db, userId)))
  return { notes: found.flat().map((note) => note[context.caller.language]) }
})
