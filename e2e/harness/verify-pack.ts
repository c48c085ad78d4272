import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { certificateKeyPath } from '#contract/meetings/certificates.ts'

/** What the offline verifier says about a pack. */
export async function verifyPack(page: Page, info: TestInfo, packUrl: string): Promise<string> {
  const [pack, key] = [info.outputPath('pack.zip'), info.outputPath('key.pem')]
  writeFileSync(pack, await (await page.request.get(packUrl)).body())
  writeFileSync(key, await (await page.request.get(certificateKeyPath)).body())
  return execFileSync(process.execPath, ['tools/verify-evidence.mjs', pack, key], { encoding: 'utf8' })
}
