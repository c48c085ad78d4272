import { failures } from '#contract/wire/failure.ts'
import { profileCalls } from '#contract/people/profile.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { maskName } from '#server/features/people/account/mask-name.ts'
import { profileText } from './profile.text.ts'

/** Ids follow each other: a masked name tells a friend enough, and a limit keeps the rest from being read off. */
const perAddress = { name: 'seller-name', max: 100, windowMs: 600_000 }

export const getSellerName = answer(profileCalls.sellerName, async ({ inviter }, { db, caller, limits }) => {
  await limits.spend(perAddress, caller.address)
  const user = await selectUser(db, inviter)
  if (user?.status !== 'active') throw refuse(failures.dataMissing)
  return { name: user.truename ? maskName(user.truename) : profileText[caller.language].someMember }
})
