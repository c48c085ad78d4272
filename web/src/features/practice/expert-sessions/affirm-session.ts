import { sessionAnswers } from '#contract/practice/expert-sessions.ts'
import type { ExpertSession } from '#contract/practice/expert-sessions.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { pick } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { expertSessionMutations } from './mutations.ts'
import { sheetFields } from './queries.ts'
import { expertSessionText } from './text.ts'

type SessionAnswer = { type: number; begin_time?: string; reason: string }

/** Says to the organiser what the expert says to a session; true when that is done. */
export async function affirmSession(
  sheet: SheetAddress,
  { session_id }: Pick<ExpertSession, 'session_id'>,
  answer: SessionAnswer,
): Promise<boolean> {
  try {
    await expertSessionMutations.affirm({ ...sheetFields(sheet), session_id, ...answer })
  } catch (error) {
    showFailure(error)
    return false
  }
  const text = pick(expertSessionText)
  const said = {
    [sessionAnswers.confirm]: text.confirmed,
    [sessionAnswers.refuse]: text.refused,
    [sessionAnswers.propose]: text.sentProposal,
  }
  toast(said[answer.type]!, 'success')
  return true
}
