import type { Page } from '@playwright/test'
import { authenticationOperatorCalls, authenticationStates } from '#contract/commerce/payees.ts'
import type { AuthenticationItem } from '#contract/commerce/payees.ts'
import { withdrawalOperatorCalls, withdrawalStages } from '#contract/commerce/withdrawals.ts'
import type { WithdrawalItem } from '#contract/commerce/withdrawals.ts'
import { accountText } from '#web/features/people/account/text.ts'
import { payeeText } from '#web/features/commerce/payees/text.ts'
import { withdrawalText } from '#web/features/commerce/withdrawals/text.ts'
import { outboxCode } from './log-in.ts'
import { asOperator, asSecondOperator } from './operator.ts'
import { post } from './register.ts'
import { expect } from './test.ts'
import { tells } from './toast.ts'

const userIdOf = async (page: Page) => Number(await page.evaluate(() => localStorage.getItem('userid')))

type Listed<Item> = { data: Item[] }

/** Reviews the authentication of the user who is logged in here; with a reason it is refused. */
export async function judgeAuthentication(page: Page, reason?: string): Promise<void> {
  const userId = await userIdOf(page)
  await asOperator(page, async (token) => {
    const fields = { state: String(authenticationStates.underReview), page: '1' }
    const path = authenticationOperatorCalls.list.path
    const { data } = await post<Listed<AuthenticationItem>>(page, path, fields, token)
    const found = data.find(({ userid }) => userid === userId)
    // A login that ended on the way makes this run again.
    if (!found) return
    const decide = reason ? authenticationOperatorCalls.refuse : authenticationOperatorCalls.pass
    const authentication_id = String(found.authentication_id)
    await post(page, decide.path, { authentication_id, ...(reason && { reason }) }, token)
  })
}

async function findOwn(page: Page, stage: number, token: string): Promise<WithdrawalItem | undefined> {
  const userId = await userIdOf(page)
  const fields = { stage: String(stage), page: '1' }
  const path = withdrawalOperatorCalls.list.path
  const { data } = await post<Listed<WithdrawalItem>>(page, path, fields, token)
  return data.find(({ userid }) => userid === userId)
}

/** Reviews the withdrawal of the user who is logged in here; with a reason it is refused. */
export const judgeWithdrawal = (page: Page, reason?: string) =>
  asOperator(page, async (token) => {
    const found = await findOwn(page, withdrawalStages.underReview, token)
    if (!found) return
    const decide = reason ? withdrawalOperatorCalls.refuse : withdrawalOperatorCalls.pass
    const withdrawal_id = String(found.withdrawal_id)
    await post(page, decide.path, { withdrawal_id, ...(reason && { reason }) }, token)
  })

/** Pays the approved withdrawal of the user who is logged in here, by a transfer. */
export const payByTransfer = (page: Page) =>
  asSecondOperator(page, async (token) => {
    const found = await findOwn(page, withdrawalStages.approved, token)
    if (!found) return
    const withdrawal_id = String(found.withdrawal_id)
    await post(page, withdrawalOperatorCalls.pay.path, { withdrawal_id }, token)
  })

/** Sends the approved withdrawal of the user who is logged in here to the bank, which cannot pay it. */
export const bounceAtBank = (page: Page, reason: string) =>
  asSecondOperator(page, async (token) => {
    if (await findOwn(page, withdrawalStages.approved, token))
      await post(page, withdrawalOperatorCalls.bankFile.path, {}, token)
    const sent = await findOwn(page, withdrawalStages.sent, token)
    if (!sent) return
    const csv = `${sent.withdrawal_no},失败,,${reason}`
    await post(page, withdrawalOperatorCalls.bankResult.path, { csv }, token)
  })

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

/** Applies for an amount in a browser that is proved. */
export async function apply(page: Page, amount: string): Promise<void> {
  await page.getByLabel(withdrawal.amount).fill(amount)
  await page.getByRole('checkbox').check()
  await tells(page, withdrawal.applied, () => page.getByRole('button', { name: withdrawal.submit }).click())
  await expect(page.getByRole('list', { name: withdrawal.progress })).toContainText(
    withdrawal.stepNames.applied,
  )
}
