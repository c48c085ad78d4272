import type { Page } from '@playwright/test'
import { newestOf, runAction } from './ask-console.ts'

/** Makes a meeting that has just begun, is open to visitors and has no stream, as a copy of one that the demo prepares. */
export async function makeMeeting(page: Page, title: string): Promise<number> {
  const values = { title, begin_at: new Date(Date.now() - 60_000) }
  const prepared = await newestOf(page, 'meetings', { q: '心衰管理基层培训（筹备中）' })
  await runAction(page, ['meetings', 'copy', prepared], { values })
  const meetingId = await newestOf(page, 'meetings', { q: title })
  await runAction(page, ['meetings', 'publish', meetingId])
  return meetingId
}
