import http from 'node:http'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { entryCalls } from '#contract/people/logins.ts'
import { postCall } from '../post-call.ts'

/** The demo's doctor, who has something in every list. */
const phone = '13800000001'

/** Logs a member in to a browser profile, and returns the folder of the profile. */
export async function makeMemberProfile(
  url: string,
  { executablePath, args, folder }: { executablePath: string; args: string[]; folder: string },
): Promise<string> {
  const line = { agent: new http.Agent(), port: Number(new URL(url).port) }
  const fields = { gyuid: 'bench', access_token: `sandbox-${phone}` }
  const login = (await postCall(line, entryCalls.phoneVerify.path, '', fields)) as Record<string, unknown>
  const kept = ['userid', 'token', 'refresh_token', 'sys_token'].map((key): [string, string] => [
    key,
    String(login[key]),
  ])
  const profile = path.join(folder, 'member')
  const context = await chromium.launchPersistentContext(profile, { executablePath, args })
  const page = await context.newPage()
  await page.goto(`${url}/robots.txt`)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, kept)
  await context.close()
  return profile
}
