import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Browser, Page, TestInfo } from '@playwright/test'
import { certificateKeyPath } from '#contract/meetings/certificates.ts'
import { evidenceVerifierPath } from '#contract/practice/lecture-evidence.ts'

/** What the offline verifier says about a pack. */
export async function verifyPack(page: Page, info: TestInfo, packUrl: string): Promise<string> {
  const [pack, key] = [info.outputPath('pack.zip'), info.outputPath('key.pem')]
  writeFileSync(pack, await (await page.request.get(packUrl)).body())
  writeFileSync(key, await (await page.request.get(certificateKeyPath)).body())
  return execFileSync(process.execPath, ['tools/verify-evidence.mjs', pack, key], { encoding: 'utf8' })
}

/** The page of the verifier as an auditor has saved it: a file, in a browser without a connection. */
export async function openSavedVerifier(page: Page, browser: Browser, info: TestInfo): Promise<Page> {
  const file = info.outputPath('verify.html')
  writeFileSync(file, await (await page.request.get(evidenceVerifierPath)).body())
  const context = await browser.newContext({ locale: 'zh-CN' })
  await context.setOffline(true)
  const auditor = await context.newPage()
  await auditor.goto(pathToFileURL(file).href)
  return auditor
}
