import { expect, it } from 'vitest'
import { payeeFailures } from '#contract/commerce/payees.ts'
import { verificationFailures } from '#contract/people/verification.ts'
import { faultsOfPayee } from './form-values.ts'

const good = {
  truename: '林晓',
  id_number: '11010519491231002x',
  bank_card: '6228 4804 0256 4890 018',
  bank_name: '',
  bank_branch: '江城支行',
  phone: '13912345678',
  code: '1234',
  own_code: '',
}
const nothingKnown = { knowsId: false, knowsCard: false, asksOwnCode: false }

const wrongOf = (change: Partial<typeof good>, asked = nothingKnown) =>
  Object.entries(faultsOfPayee({ ...good, ...change }, asked)).filter(([, fault]) => fault)

it('finds nothing wrong with a good payee, however its numbers are written', () => {
  expect(wrongOf({})).toEqual([])
})

it.each([
  ['truename', '', payeeFailures.nameMissing],
  ['id_number', '', payeeFailures.idNumberMissing],
  ['id_number', '1', verificationFailures.idNumberWrong],
  ['bank_card', '', payeeFailures.cardMissing],
  ['bank_card', '6228480402564890017', payeeFailures.cardWrong],
  ['bank_branch', ' ', payeeFailures.branchMissing],
  ['phone', '123', { zh: '请输入正确的手机号', en: 'Please enter a correct mobile number' }],
  ['code', '12', { zh: '请输入 4 位验证码', en: 'Please enter the 4-digit code' }],
] as const)('refuses %s %j', (field, value, fault) => {
  expect(wrongOf({ [field]: value })).toEqual([[field, fault]])
})

it('asks for the bank that a card does not tell', () => {
  expect(wrongOf({ bank_card: '4111111111111111' })).toEqual([['bank_name', payeeFailures.bankMissing]])
})

it("keeps what is known, and asks for the code of the account's number where it is needed", () => {
  expect(
    wrongOf({ id_number: '', bank_card: '' }, { ...nothingKnown, knowsId: true, knowsCard: true }),
  ).toEqual([])
  expect(wrongOf({}, { ...nothingKnown, asksOwnCode: true }).map(([field]) => field)).toEqual(['own_code'])
})
