import { sessionAnswers } from '#contract/practice/expert-sessions.ts'
import type { ExpertSession } from '#contract/practice/expert-sessions.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { withProof } from '#web/features/practice/expert-sheets/state.ts'
import { pick } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { expertSessionMutations } from '../mutations.ts'
import { expertSessionText } from '../text.ts'

type SessionAnswer = {
  type: (typeof sessionAnswers)[keyof typeof sessionAnswers]
  begin_time?: string
  reason: string
}

/** Says to the organiser what the expert says to a session; true when that is done. */
export async function affirmSession(
  sheet: SheetAddress,
  { session_id }: Pick<ExpertSession, 'session_id'>,
  answer: SessionAnswer,
): Promise<boolean> {
  const done = await withProof({ sheet, scene: 'confirm' }, (code) =>
    expertSessionMutations.affirm({ ...sheet, session_id, ...answer, code }),
  )
  if (!done) return false
  const text = pick(expertSessionText)
  const said = {
    [sessionAnswers.confirm]: text.confirmed,
    [sessionAnswers.refuse]: text.refused,
    [sessionAnswers.propose]: text.sentProposal,
  }
  toast(said[answer.type], 'success')
  return true
}
