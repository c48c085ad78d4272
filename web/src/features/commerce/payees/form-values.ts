import { bankOfCard, isCardNumber } from '#contract/commerce/banks.ts'
import { payeeFailures } from '#contract/commerce/payees.ts'
import { defaultCountryCode } from '#contract/people/account.ts'
import { isPhone } from '#contract/people/phone.ts'
import { faultOfName } from '#contract/people/profile.ts'
import { isIdNumber, verificationFailures } from '#contract/people/verification.ts'
import type { InBoth } from '#web/ui/language.ts'
import { payeeText } from './text.ts'

export type PersonField = 'truename' | 'id_number' | 'phone' | 'code' | 'own_code'
export type PersonValues = Record<PersonField, string>

export type PayeeField = PersonField | 'bank_card' | 'bank_name' | 'bank_branch'
export type PayeeValues = Record<PayeeField, string>

type Faults<Field extends string> = Partial<Record<Field, InBoth<string>>>

/** Numbers are printed in groups, and pasted with spaces. */
export const tidyNumber = (number: string) => number.replaceAll(/[\s-]/g, '').toUpperCase()

const enterPhone = { zh: payeeText.zh.enterPhone, en: payeeText.en.enterPhone }
const enterCode = { zh: payeeText.zh.enterCode, en: payeeText.en.enterCode }
const isCode = (code: string) => /^\d{4}$/.test(code)

/** What the form asks besides its fields: numbers that are known already, and the code of the account's own number. */
export type Asked = { knowsId: boolean; knowsCard: boolean; asksOwnCode: boolean }

const faultOfTruename = (name: string) => (name === '' ? payeeFailures.nameMissing : faultOfName(name))

function faultOfId(number: string, isKnown: boolean) {
  if (number === '') return isKnown ? undefined : payeeFailures.idNumberMissing
  return isIdNumber(number) ? undefined : verificationFailures.idNumberWrong
}

function faultOfCard(card: string, isKnown: boolean) {
  if (card === '') return isKnown ? undefined : payeeFailures.cardMissing
  return isCardNumber(card) ? undefined : payeeFailures.cardWrong
}

/** What the server would refuse, in its words and in the order of the form. */
export const faultsOfPerson = (
  values: PersonValues,
  { knowsId, asksOwnCode }: Pick<Asked, 'knowsId' | 'asksOwnCode'>,
): Faults<PersonField> => ({
  truename: faultOfTruename(values.truename.trim()),
  id_number: faultOfId(tidyNumber(values.id_number), knowsId),
  phone: isPhone(values.phone.trim(), defaultCountryCode) ? undefined : enterPhone,
  code: isCode(values.code) ? undefined : enterCode,
  own_code: !asksOwnCode || isCode(values.own_code) ? undefined : enterCode,
})

export function faultsOfPayee(values: PayeeValues, asked: Asked): Faults<PayeeField> {
  const { truename, id_number, ...rest } = faultsOfPerson(values, asked)
  const card = tidyNumber(values.bank_card)
  return {
    truename,
    id_number,
    bank_card: faultOfCard(card, asked.knowsCard),
    bank_name: asksBankName(card) && values.bank_name.trim() === '' ? payeeFailures.bankMissing : undefined,
    bank_branch: values.bank_branch.trim() === '' ? payeeFailures.branchMissing : undefined,
    ...rest,
  }
}

/** The card is right, and its bank is not one of those that are known by their cards. */
export const asksBankName = (card: string) => isCardNumber(card) && bankOfCard(card) === undefined

export const personToSend = (values: PersonValues) => ({
  truename: values.truename.trim(),
  id_number: tidyNumber(values.id_number),
  phone: values.phone.trim(),
  country_code: defaultCountryCode,
  code: values.code,
  own_code: values.own_code,
})
