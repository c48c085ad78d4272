import type { Page } from '@playwright/test'
import { partTypes } from '#contract/practice/expert-sheets.ts'
import { readShanghaiTime } from '#kernel/time.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { saveRecord } from './ask-console.ts'
import { expect } from './test.ts'

/** So many days from now at an hour of Shanghai. */
export const timeIn = (days: number, hour: string) =>
  `${new Date(Date.now() + 8 * 3600_000 + days * 24 * 3600_000).toISOString().slice(0, 10)} ${hour}`

/** The same as a page shows it. */
export const shownTimeIn = (days: number, hour: string) => dateText(timeIn(days, hour), new Date(), 'zh')

/** The same as operators enter it. */
export const momentIn = (days: number, hour: string) => readShanghaiTime(timeIn(days, hour))!

type Invited = {
  taskId: number
  phone: string
  name: string
  session: { title: string; hall: string; begin_at: Date; end_at: Date }
}

/** Invites an expert to a meeting; with the number of the sheet and the link of the SMS. */
export async function inviteExpert(
  page: Page,
  { taskId, phone, name, session }: Invited,
): Promise<{ sheetId: number; link: string }> {
  const sessions = [{ kind: 'lecture', ...session }]
  const expert = { task_id: taskId, phone, name, part: String(partTypes.lecturer), sessions }
  const sheetId = await saveRecord(page, 'experts', expert)
  let link = ''
  await expect(async () => {
    const answer = await page.request.get(`/sandbox/outbox.json?to=${phone}`)
    const [sent] = (await answer.json()) as { text: string }[]
    link = /(\/taskList\?\S+)/.exec(sent?.text ?? '')?.[1] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return { sheetId, link }
}

/** Offers an expert 5000 yuan for a lecture. */
export const setFee = (page: Page, sheetId: number, title: string) =>
  saveRecord(page, 'expert-fees', { sheet_id: sheetId, title, gross_fen: 500_000 })

/** The number of the session whose page is open. */
export const shownSession = (page: Page) => Number(new URL(page.url()).searchParams.get('session_id'))
