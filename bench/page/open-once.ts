import { chromium } from '@playwright/test'
import { chromiumFlags } from '../../tools/chromium-flags.ts'

/** Opens every page once: hardly anybody is the very first visitor, for whom the server still has to resize the pictures. */
export async function openOnce(url: string, addresses: string[], executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  for (const address of addresses) await page.goto(url + address, { waitUntil: 'load' })
  await browser.close()
}
