import type { Page } from '@playwright/test'
import type { SandboxMeeting } from '#server/sandbox/sandbox.queries.ts'

/** The demo meetings that are meant, the oldest first; at least one. */
async function findMeetings(page: Page, isMeant: (meeting: SandboxMeeting) => boolean): Promise<number[]> {
  const answer = await page.request.get('/sandbox/meetings.json')
  const found = ((await answer.json()) as SandboxMeeting[]).filter(isMeant)
  if (found.length === 0) throw new Error('no demo meeting is so')
  return found.map(({ meeting_id }) => meeting_id)
}

async function findMeeting(page: Page, isMeant: (meeting: SandboxMeeting) => boolean): Promise<number> {
  const [meetingId] = await findMeetings(page, isMeant)
  return meetingId!
}

export const meetingByTitle = (page: Page, title: string) =>
  findMeeting(page, (meeting) => meeting.title === title)

export const meetingByExam = (page: Page, title: string) =>
  findMeeting(page, (meeting) => meeting.exam === title)

/** Those that are on air by themselves, not through one of their child meetings. */
export const meetingsOnAir = (page: Page) =>
  findMeetings(page, (meeting) => meeting.is_on_air && !meeting.is_big)

/** One with recordings and an exam. */
export const recordedMeeting = (page: Page) =>
  findMeeting(page, ({ recordings, exam }) => recordings > 0 && exam !== null)
