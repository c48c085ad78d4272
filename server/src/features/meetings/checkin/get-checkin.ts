import { userTypes } from '#contract/people/account.ts'
import { asBit } from '#contract/wire/fields.ts'
import { checkinStates, signInCalls } from '#contract/meetings/checkin.ts'
import type { CheckinForm } from '#contract/meetings/checkin.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Context } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { presentCheckin } from './checkin.present.ts'
import { findSignIn, selectStanding } from './find-sign-in.ts'
import { mayRun } from './find-site.ts'
import type { SignIn } from './find-sign-in.ts'

export const getCheckin = answer(signInCalls.info, async (input, context) =>
  showCheckin(context, await findSignIn(context.db, input.meeting_id)),
)

export async function showCheckin(context: Context, signIn: SignIn) {
  const { userId } = memberOf(context)
  const standing = await selectStanding(context.db, signIn.keptAt, userId)
  return {
    ...presentCheckin(signIn, standing, await knownOf(context, userId), context.vault),
    may_run: asBit(await mayRun(context, signIn.meeting.id)),
  }
}

/** What the profile says already need not be typed again. Numbers and addresses are typed by whoever they are of. */
async function knownOf({ db }: Context, userId: number): Promise<CheckinForm> {
  const user = await selectUser(db, userId)
  if (!user) return {}
  return {
    real_name: user.truename,
    identity: user.user_type === userTypes.none ? '' : String(user.user_type),
    hospital: user.hospital,
    department: user.department,
    title: user.title,
    company: user.company,
    product_group: user.product_group,
  }
}

export const getCheckinStatus = answer(signInCalls.status, async (input, context) => {
  const { keptAt, isNeeded } = await findSignIn(context.db, input.meeting_id)
  const { row, state } = await selectStanding(context.db, keptAt, memberOf(context).userId)
  return {
    checkin_status: asBit(isNeeded),
    state,
    reason: state === checkinStates.failed ? (row?.reason ?? '') : '',
  }
})
