import type { Page } from '@playwright/test'
import { examCalls } from '#contract/meetings/exams.ts'
import type { Exam } from '#contract/meetings/exams.ts'
import { signCall } from '#web/platform/sign.ts'

const atOnce = 20

/** The demo meeting whose exam has this title, as this login sees it. */
export async function findExamMeeting(page: Page, title: string, token: string): Promise<number> {
  const titleOf = async (meetingId: number) => {
    const timestamp = Date.now()
    const answer = await page.request.post(examCalls.onlineExam.path, {
      form: { platform: 8, timestamp, sign: signCall(8, timestamp), meeting_id: meetingId },
      headers: { token },
    })
    return ((await answer.json()) as { data: Exam | null }).data?.title
  }
  for (let from = 1; from <= 400; from += atOnce) {
    const titles = await Promise.all(Array.from({ length: atOnce }, (_, at) => titleOf(from + at)))
    const found = titles.indexOf(title)
    if (found >= 0) return from + found
  }
  throw new Error(`no meeting has the exam ${title}`)
}
