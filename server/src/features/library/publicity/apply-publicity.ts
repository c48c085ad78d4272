import { accountFailures, defaultCountryCode, isPhone } from '#contract/people/account.ts'
import { publicityCalls, publicityFailures } from '#contract/library/publicity.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { filesPath } from '#kernel/files/keys.ts'
import type { Context } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { keyOfFile, presentPublicity } from './publicity.present.ts'
import { insertPublicity, selectNamesOfOwnFiles } from './publicity.queries.ts'

export const applyPublicity = answer(publicityCalls.apply, async ({ phone, ...input }, context) => {
  const { userId } = memberOf(context)
  const files = [...new Set(input.files)]
  const names = await namesOfFiles(context, userId, files)
  const phone_sealed = await sealPhone(context, userId, phone)
  const row = await insertPublicity(context.db, { ...input, files, phone_sealed, user_id: userId })
  if (!row) throw refuse(publicityFailures.alreadyOpen)
  return presentPublicity(row, names, context.vault)
})

async function namesOfFiles({ db }: Context, userId: number, urls: string[]): Promise<Map<string, string>> {
  const isOurs = urls.every((url) => url.startsWith(filesPath))
  const names = await selectNamesOfOwnFiles(db, userId, urls.map(keyOfFile))
  if (!isOurs || names.size !== urls.length) throw refuse(publicityFailures.fileNotOwn)
  return names
}

/** The number of the account is only ever shown masked, so a client leaves it out to use it. */
async function sealPhone({ db, vault }: Context, userId: number, phone: string): Promise<Buffer> {
  if (isPhone(phone, defaultCountryCode)) return vault.seal(phone)
  const own = phone === '' ? (await selectUser(db, userId))?.phone_sealed : undefined
  if (!own) throw refuse(accountFailures.wrongPhone)
  return own
}
