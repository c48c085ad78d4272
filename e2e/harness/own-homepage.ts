import type { Page } from '@playwright/test'
import { recordOf, runAction } from './ask-console.ts'
import { logInAsDoctor } from './log-in.ts'

/** Logs in a new doctor whose homepage is that of a demo doctor; each journey takes another one. */
export async function logInWithHomepage(page: Page, doctorId: number): Promise<void> {
  const { userid } = await logInAsDoctor(page, '唐若谷')
  await link(page, doctorId, { user_id: userid })
}

/** Gives the user who is logged in here the homepage of a doctor. */
export async function giveHomepage(page: Page, doctorId: number): Promise<void> {
  const user_id = Number(await page.evaluate(() => localStorage.getItem('userid')))
  await link(page, doctorId, { user_id })
}

async function link(page: Page, doctorId: number, values: { user_id: number }): Promise<void> {
  const { actions } = await recordOf(page, 'doctors', doctorId)
  if (actions.includes('unlink')) await runAction(page, ['doctors', 'unlink', doctorId])
  await runAction(page, ['doctors', 'link', doctorId], { values })
}
