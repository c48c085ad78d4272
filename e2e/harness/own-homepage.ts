import type { Page } from '@playwright/test'
import { doctorOperatorCalls } from '#contract/people/doctors.ts'
import { logInAsDoctor } from './log-in.ts'
import { asOperator } from './operator.ts'
import { post } from './register.ts'

/** Logs in a new doctor whose homepage is that of a demo doctor; each journey takes another one. */
export async function logInWithHomepage(page: Page, doctorId: number): Promise<void> {
  const { userid } = await logInAsDoctor(page, '唐若谷')
  const doctor_id = String(doctorId)
  await asOperator(page, async (token) => {
    await post(page, doctorOperatorCalls.unlink.path, { doctor_id }, token)
    await post(page, doctorOperatorCalls.link.path, { doctor_id, userid: String(userid) }, token)
  })
}
