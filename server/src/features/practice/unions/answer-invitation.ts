import { userTypes } from '#contract/people/account.ts'
import { unionCalls, unionFailures } from '#contract/practice/unions.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Context } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { insertPersons } from './adding.queries.ts'
import { updateAnswered } from './invitations.queries.ts'
import { findUnion } from './union-role.ts'
import { membershipNotices } from './unions.notices.ts'

export const answerInvitation = answer(unionCalls.answerInvitation, ({ id, type }, context) =>
  saveInvitationAnswer(context, id, type),
)

/** Only with the answer does the manager learn whose number it is. */
export async function saveInvitationAnswer(context: Context, unionId: number, isAccepted: boolean) {
  const { userId, userType } = memberOf(context)
  const { union } = await findUnion(context, unionId)
  if (isAccepted && userType !== userTypes.doctor) throw refuse(unionFailures.doctorsOnly)
  await context.db.transaction(async (db) => {
    const answered = await updateAnswered(db, { unionId, userId, isAccepted })
    if (!answered) throw refuse(unionFailures.invitationMissing)
    if (!isAccepted) return
    await insertPersons(db, unionId, [userId])
    if (answered.inviterId === null) return
    const name = (await selectUser(db, userId))!.truename
    const facts = { name, union: union.name, unionId }
    await notify(db, answered.inviterId, membershipNotices.joined.write(facts))
  })
  return {}
}
