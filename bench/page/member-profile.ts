import path from 'node:path'
import { chromium } from '@playwright/test'
import { otherLoginCalls } from '#contract/people/other-logins.ts'
import { signFields } from '../post-call.ts'

/** The demo's doctor, who has something in every list. */
const phone = '13800000001'

/** Logs a member in to a browser profile, and returns the folder of the profile. */
export async function makeMemberProfile(
  url: string,
  { executablePath, args, folder }: { executablePath: string; args: string[]; folder: string },
): Promise<string> {
  const profile = path.join(folder, 'member')
  const context = await chromium.launchPersistentContext(profile, { executablePath, args })
  // In the browser's name, so that the login cookie stays in it.
  const answer = await context.request.post(url + otherLoginCalls.phoneVerify.path, {
    form: signFields({ gyuid: 'bench', access_token: `sandbox-${phone}` }),
  })
  const { data } = (await answer.json()) as { data: Record<string, unknown> }
  const kept = ['userid', 'token', 'refresh_token', 'sys_token'].map((key): [string, string] => [
    key,
    String(data[key]),
  ])
  const page = await context.newPage()
  await page.goto(`${url}/robots.txt`)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, kept)
  await context.close()
  return profile
}
