import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { checkinStates, checkinOperatorCalls } from '#contract/meetings/checkin.ts'
import { workOperatorCalls } from '#contract/library/works.ts'
import { doctorOperatorCalls } from '#contract/people/doctors.ts'
import { verificationOperatorCalls, verificationStates } from '#contract/people/verification.ts'
import { post, registerNumber } from './register.ts'

const operatorPhone = '13800000009'
/** Pays what the first one has approved. */
const secondOperatorPhone = '13800000011'

type Listed = { data: { verification_id: number; userid: number }[]; last_page: number }

/** Does something as an operator, while this page stays logged in as its own user. */
export async function asOperator(
  page: Page,
  act: (token: string) => Promise<unknown>,
  phone = operatorPhone,
): Promise<void> {
  // Another journey may log the operator in at the same time, which ends this login: then retry everything.
  await expect(async () => {
    const { token } = await registerNumber(phone)
    await doSecondStep(page, token)
    await act(token)
  }).toPass()
}

/** The sandbox stands in for an authenticator: a code counts once, which journeys side by side could not share. */
export async function doSecondStep(page: Page, token: string): Promise<void> {
  // The server may close an idle connection just as it is used again.
  const answer = await page.request.post('/sandbox/second-step', { headers: { token }, maxRetries: 2 })
  expect(answer.ok()).toBe(true)
}

/** The same as another operator, for what takes two. */
export const asSecondOperator = (page: Page, act: (token: string) => Promise<unknown>) =>
  asOperator(page, act, secondOperatorPhone)

/** Reviews the papers of the user who is logged in here, as an operator; with a reason they are refused. */
export async function judgeVerification(page: Page, reason?: string): Promise<void> {
  const userId = Number(await page.evaluate(() => localStorage.getItem('userid')))
  await asOperator(page, async (token) => {
    const verification_id = await findOf(page, userId, token)
    const path = reason ? verificationOperatorCalls.refuse.path : verificationOperatorCalls.pass.path
    await post(page, path, { verification_id: String(verification_id), ...(reason && { reason }) }, token)
  })
}

async function findOf(page: Page, userId: number, token: string): Promise<number> {
  for (let at = 1, last = 1; at <= last; at++) {
    const fields = { state: String(verificationStates.underReview), page: String(at) }
    const { data, last_page } = await post<Listed>(page, verificationOperatorCalls.list.path, fields, token)
    const found = data.find(({ userid }) => userid === userId)
    if (found) return found.verification_id
    last = last_page
  }
  throw new Error('nothing of this user is under review')
}

/** Reviews the check-in of the user who is logged in here, as an operator; with a reason it fails. */
export async function judgeCheckin(page: Page, reason?: string): Promise<void> {
  const userId = Number(await page.evaluate(() => localStorage.getItem('userid')))
  await asOperator(page, async (token) => {
    const fields = { state: String(checkinStates.underReview), page: '1' }
    const listed = await post<{ data: { checkin_id: number; userid: number }[] }>(
      page,
      checkinOperatorCalls.list.path,
      fields,
      token,
    )
    const found = listed.data.find(({ userid }) => userid === userId)
    const path = reason ? checkinOperatorCalls.refuse.path : checkinOperatorCalls.pass.path
    await post(page, path, { checkin_id: String(found!.checkin_id), ...(reason && { reason }) }, token)
  })
}

/** Gives the user who is logged in here the homepage of a doctor. */
export async function giveHomepage(page: Page, doctorId: number): Promise<void> {
  const userid = await page.evaluate(() => localStorage.getItem('userid')!)
  const doctor_id = String(doctorId)
  await asOperator(page, async (token) => {
    await post(page, doctorOperatorCalls.unlink.path, { doctor_id }, token)
    await post(page, doctorOperatorCalls.link.path, { doctor_id, userid }, token)
  })
}

/** Reviews the work of this title that waits, as an operator; with a reason it is refused. Returns its number. */
export async function judgeWork(page: Page, title: string, reason?: string): Promise<number> {
  let productionId = 0
  await asOperator(page, async (token) => {
    const { revision_id, production_id } = await findWaitingWork(page, title, token)
    const path = reason ? workOperatorCalls.refuse.path : workOperatorCalls.pass.path
    await post(page, path, { revision_id: String(revision_id), ...(reason && { reason }) }, token)
    productionId = production_id
  })
  return productionId
}

type WaitingWork = { revision_id: number; production_id: number; title: string }

async function findWaitingWork(page: Page, title: string, token: string): Promise<WaitingWork> {
  for (let at = 1, last = 1; at <= last; at++) {
    const { data, last_page } = await post<{ data: WaitingWork[]; last_page: number }>(
      page,
      workOperatorCalls.list.path,
      { page: String(at) },
      token,
    )
    const found = data.find((work) => work.title === title)
    if (found) return found
    last = last_page
  }
  throw new Error('no work of this title is under review')
}
