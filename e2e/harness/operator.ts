import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { registerNumber } from './register.ts'

const operatorPhone = '13800000009'
/** Agrees to what the first one asks for, and pays what was approved. */
const secondOperatorPhone = '13800000011'

/** Does something as an operator, while this page stays logged in as its own user. */
export async function asOperator<Result>(
  page: Page,
  act: (token: string) => Promise<Result>,
  phone = operatorPhone,
): Promise<Result> {
  let result: Result | undefined
  // Another journey may log the operator in at the same time, which ends this login: then retry everything.
  await expect(async () => {
    const { token } = await registerNumber(phone)
    await doSecondStep(page, token)
    result = await act(token)
  }).toPass()
  return result!
}

/** The sandbox stands in for an authenticator: a code counts once, which journeys side by side could not share. */
export async function doSecondStep(page: Page, token: string): Promise<void> {
  // The server may close an idle connection just as it is used again.
  const answer = await page.request.post('/sandbox/second-step', { headers: { token }, maxRetries: 2 })
  expect(answer.ok()).toBe(true)
}

/** The same as another operator, for what takes two. */
export const asSecondOperator = <Result>(page: Page, act: (token: string) => Promise<Result>) =>
  asOperator(page, act, secondOperatorPhone)
