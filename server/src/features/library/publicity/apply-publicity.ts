import { accountFailures, defaultCountryCode } from '#contract/people/account.ts'
import { isPhone } from '#contract/people/phone.ts'
import { publicityCalls, publicityFailures } from '#contract/library/publicity.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { requireOwnFiles } from '#kernel/files/own-files.ts'
import type { Context } from '#kernel/services.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { presentPublicity } from './publicity.present.ts'
import { insertPublicity, selectNames } from './publicity.queries.ts'

export const applyPublicity = answer(publicityCalls.apply, async ({ phone, ...input }, context) => {
  const { userId } = memberOf(context)
  const own = { ownerId: userId }
  const files = await requireOwnFiles(context.db, input.files, own, publicityFailures.fileNotOwn)
  const phone_sealed = await sealPhone(context, userId, phone)
  const row = await insertPublicity(context.db, { ...input, files, phone_sealed, user_id: userId })
  if (!row) throw refuse(publicityFailures.alreadyOpen)
  await context.events.announce(context.db, userChanged, { userId })
  return presentPublicity(row, await selectNames(context.db, [row]), context.vault)
})

/** The number of the account is only ever shown masked, so a client leaves it out to use it. */
async function sealPhone({ db, vault }: Context, userId: number, phone: string): Promise<Buffer> {
  if (isPhone(phone, defaultCountryCode)) return vault.seal(phone)
  const own = phone === '' ? (await selectUser(db, userId))?.phone_sealed : undefined
  if (!own) throw refuse(accountFailures.wrongPhone)
  return own
}
