import type { Page } from '@playwright/test'
import { authenticationOperatorCalls, authenticationStates } from '#contract/commerce/payees.ts'
import type { AuthenticationItem } from '#contract/commerce/payees.ts'
import { withdrawalOperatorCalls, withdrawalStages } from '#contract/commerce/withdrawals.ts'
import type { WithdrawalItem } from '#contract/commerce/withdrawals.ts'
import { asOperator, asSecondOperator } from './operator.ts'
import { post } from './register.ts'

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
