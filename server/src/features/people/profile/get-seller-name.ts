import { failures } from '#contract/wire/failure.ts'
import { profileCalls } from '#contract/people/profile.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { profileText } from './profile.text.ts'

/** Numbers follow each other: without a limit everybody's name could be read off. */
const perAddress = { name: 'seller-name', max: 100, windowMs: 600_000 }

export const getSellerName = answer(profileCalls.sellerName, async ({ inviter }, { db, caller, limits }) => {
  await limits.spend(perAddress, caller.address)
  const user = await selectUser(db, inviter)
  if (user?.status !== 'active') throw refuse(failures.dataMissing)
  return { name: user.truename || profileText[caller.language].someMember }
})
