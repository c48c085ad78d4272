import { bankOfCard, isCardNumber } from '#contract/commerce/banks.ts'
import { authenticationStates, payeeCalls, payeeFailures } from '#contract/commerce/payees.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import { selectAuthentication } from './authentications.queries.ts'
import { payeeChanged } from './payees.notices.ts'
import { presentPayee } from './payees.present.ts'
import { selectPayee, upsertPayee } from './payees.queries.ts'
import { provePhone } from './prove-phone.ts'
import { findAuthenticated, isSamePerson } from './same-person.ts'
import { checkPerson } from './submit-authentication.ts'

export const getPayee = answer(payeeCalls.info, async (_input, context) =>
  presentPayee(await selectPayee(context.db, memberOf(context).userId), context.vault),
)

export const savePayee = answer(payeeCalls.saveInfo, async (input, context) => {
  const { db, vault } = context
  const { userId } = memberOf(context)
  const saved = await selectPayee(db, userId)
  const known = saved ?? (await findSubmitted(db, userId))
  const idNumber = input.id_number || openIfAny(vault, known?.id_number_sealed)
  const card = input.bank_card || openIfAny(vault, saved?.bank_card_sealed)
  checkPerson(input.truename, idNumber)
  if (card === '') throw refuse(payeeFailures.cardMissing)
  if (!isCardNumber(card)) throw refuse(payeeFailures.cardWrong)
  const savedBank = input.bank_card === '' ? saved?.bank_name : undefined
  const bankName = input.bank_name || (savedBank ?? bankOfCard(card) ?? '')
  if (bankName === '') throw refuse(payeeFailures.bankMissing)
  if (input.bank_branch === '') throw refuse(payeeFailures.branchMissing)
  const id_number_sealed = vault.seal(idNumber)
  const person = await findAuthenticated(db, userId)
  if (person && !isSamePerson(vault, { truename: input.truename, id_number_sealed }, person))
    throw refuse(payeeFailures.payeeMismatch)
  const { countryCode, phone } = await provePhone(context, 'withdraw', input)
  const payee = {
    user_id: userId,
    truename: input.truename,
    id_number_sealed,
    bank_name: bankName,
    bank_card_sealed: vault.seal(card),
    bank_branch: input.bank_branch,
    country_code: countryCode,
    phone_sealed: vault.seal(phone),
  }
  const row = await db.transaction(async (db) => {
    await notify(db, userId, payeeChanged.write({ time: shanghaiTime(new Date()) }))
    return upsertPayee(db, payee)
  })
  return presentPayee(row, vault)
})

/** Passed or under review: a refused ID number is not taken over. */
async function findSubmitted(db: Db, userId: number) {
  const row = await selectAuthentication(db, userId)
  return row?.state === authenticationStates.failed ? undefined : row
}

const openIfAny = (vault: Vault, sealed: Buffer | undefined) => (sealed ? vault.openText(sealed) : '')
