import { publicityCalls } from '#contract/library/publicity.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { maskPhone } from '#server/features/people/account/phone.ts'
import { presentPublicity } from './publicity.present.ts'
import { selectLatestPublicity, selectNames } from './publicity.queries.ts'

export const getPublicity = answer(publicityCalls.detail, async (_input, context) => {
  const { db, vault } = context
  const { userId } = memberOf(context)
  const [user, row] = await Promise.all([selectUser(db, userId), selectLatestPublicity(db, userId)])
  if (!user) throw refuse(failures.dataMissing)
  return {
    application: row ? presentPublicity(row, await selectNames(db, [row]), vault) : null,
    profile: {
      name: user.truename,
      phone: maskPhone(user.phone_sealed, vault),
      hospital: user.hospital,
      department: user.department,
      title: user.title,
    },
  }
})
