import type { Page } from '@playwright/test'
import { examCalls } from '#contract/exams.ts'
import type { Exam } from '#contract/exams.ts'
import { signCall } from '#web/platform/sign.ts'

/** The meeting of the demo world whose exam has this title, as the page's own login sees it. */
export async function findExamMeeting(page: Page, title: string): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  for (let meetingId = 1; meetingId <= 400; meetingId++) {
    const timestamp = Date.now()
    const answer = await page.request.post(examCalls.onlineExam.path, {
      form: { platform: 8, timestamp, sign: signCall(8, timestamp), meeting_id: meetingId },
      headers: { token },
    })
    const { data } = (await answer.json()) as { data: Exam | null }
    if (data?.title === title) return meetingId
  }
  throw new Error(`no meeting has the exam ${title}`)
}
