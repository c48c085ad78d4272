import type { Page } from '@playwright/test'
import { authenticationStates, payeeCalls } from '#contract/commerce/payees.ts'
import type { Authentication } from '#contract/commerce/payees.ts'
import { withdrawalCalls, withdrawalOperatorCalls, withdrawalStages } from '#contract/commerce/withdrawals.ts'
import type { Withdrawal, WithdrawalOverview } from '#contract/commerce/withdrawals.ts'
import { accountText } from '#web/features/people/account/text.ts'
import { payeeText } from '#web/features/commerce/payees/text.ts'
import { withdrawalText } from '#web/features/commerce/withdrawals/text.ts'
import { doByTwo, newestOf, runAction } from './ask-console.ts'
import { outboxCode } from './log-in.ts'
import { asSecondOperator } from './operator.ts'
import { post } from './register.ts'
import { expect } from './test.ts'
import { tells } from './toast.ts'

/** What the user who is logged in here is told about their own money. */
async function readOwn<Data>(page: Page, path: string): Promise<Data> {
  const token = (await page.evaluate(() => localStorage.getItem('token')))!
  return post<Data>(page, path, {}, token)
}

/** Reviews the authentication of the user who is logged in here; with a reason it is refused. */
export async function judgeAuthentication(page: Page, reason?: string): Promise<void> {
  const { truename } = await readOwn<Authentication>(page, payeeCalls.authenticationInfo.path)
  // The list shows no account: each journey is authenticated under a name of its own.
  const waiting = { q: truename, state: String(authenticationStates.underReview) }
  const id = await newestOf(page, 'payees', waiting)
  if (reason) await runAction(page, ['payees', 'refuse', id], { reason })
  else await runAction(page, ['payees', 'pass', id])
}

async function findOwn(page: Page, stage: number): Promise<Withdrawal | undefined> {
  const { withdrawals } = await readOwn<WithdrawalOverview>(page, withdrawalCalls.overview.path)
  return withdrawals.find((one) => one.stage === stage)
}

/** Refuses the withdrawal of the user who is logged in here, if there is one. */
export async function refuseWithdrawal(page: Page, reason: string): Promise<void> {
  const found = await findOwn(page, withdrawalStages.underReview)
  if (found) await runAction(page, ['withdrawals', 'refuse', found.withdrawal_id], { reason })
}

/** Approves the withdrawal of the user who is logged in here, which takes two people. */
export async function approveWithdrawal(page: Page): Promise<void> {
  const found = await findOwn(page, withdrawalStages.underReview)
  await doByTwo(page, ['withdrawals', 'pass', found!.withdrawal_id])
}

/** Pays the approved withdrawal of the user who is logged in here, by a transfer. */
export async function payByTransfer(page: Page): Promise<void> {
  const found = await findOwn(page, withdrawalStages.approved)
  await runAction(page, ['withdrawals', 'pay', found!.withdrawal_id], { by: asSecondOperator })
}

/** Sends the approved withdrawal of the user who is logged in here to the bank, which cannot pay it. */
export async function bounceAtBank(page: Page, reason: string): Promise<void> {
  const { bankFile, bankResult } = withdrawalOperatorCalls
  await asSecondOperator(page, (token) => post(page, bankFile.path, {}, token))
  const sent = await findOwn(page, withdrawalStages.sent)
  const csv = `${sent!.withdrawal_no},失败,,${reason}`
  await asSecondOperator(page, (token) => post(page, bankResult.path, { csv }, token))
}

export const idNumber = '11010519491231002X'

const account = accountText.zh
const payee = payeeText.zh
const withdrawal = withdrawalText.zh

/** Fills in the form of the authentication with this phone and sends it. */
export async function authenticate(page: Page, name: string, phone: string): Promise<void> {
  const form = page.getByRole('region', { name: payee.authentication })
  await form.getByLabel(payee.truename).fill(name)
  await form.getByLabel(payee.idNumber).fill(idNumber)
  await form.getByLabel(payee.phone).fill(phone)
  await form.getByRole('button', { name: account.send }).click()
  await form.getByLabel(account.code, { exact: true }).fill(await outboxCode(page, phone))
  await tells(page, payee.submitted, () => form.getByRole('button', { name: payee.submit }).click())
}

/** Says where the money goes, confirmed by this phone. */
export async function savePayee(page: Page, phone: string): Promise<void> {
  const form = page.getByRole('region', { name: payee.payee })
  await form.getByLabel(payee.bankCard).fill('6228 4804 0256 4890 018')
  await expect(form.getByText(payee.bankFound('中国农业银行'))).toBeVisible()
  await form.getByLabel(payee.bankBranch).fill('江城支行')
  await form.getByLabel(payee.payeePhone).fill(phone)
  await form.getByRole('button', { name: account.send }).click()
  await form.getByLabel(account.code, { exact: true }).fill(await outboxCode(page, phone))
  await tells(page, payee.saved, () => form.getByRole('button', { name: payee.save }).click())
}

/** Applies for an amount in a browser that is proved, to the card or to the wallet of the sandbox. */
export async function apply(page: Page, amount: string, to: 'bank' | 'sandbox'): Promise<void> {
  await page.getByLabel(withdrawal.amount).fill(amount)
  await page.getByRole('radio', { name: withdrawal.destinations[to], exact: true }).check({ force: true })
  await page.getByRole('checkbox').check()
  await tells(page, withdrawal.applied, () => page.getByRole('button', { name: withdrawal.submit }).click())
  await expect(page.getByRole('list', { name: withdrawal.progress })).toContainText(
    withdrawal.stepNames.applied,
  )
}
