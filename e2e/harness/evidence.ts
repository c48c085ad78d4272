import type { Page } from '@playwright/test'
import { recordOf } from './ask-console.ts'

const list = 'lecture-evidence'

/** The addresses of the packs of a lecture, the latest first. */
export async function packsOf(page: Page, sheetId: number): Promise<string[]> {
  const { facts } = await recordOf(page, list, sheetId)
  return facts.flatMap(({ kind, to }) => (kind === 'link' && to ? [to] : []))
}
