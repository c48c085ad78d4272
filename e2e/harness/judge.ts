import type { Page } from '@playwright/test'
import { reviewStatuses } from '#contract/library/authoring.ts'
import { checkinStates } from '#contract/meetings/checkin.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { newestOf, runAction } from './ask-console.ts'
import { expect } from './test.ts'

// Operators pass what was handed in, or refuse it with a reason. A list shows no account, so that the newest of a name or a
// title is taken: each journey hands in under its own.

const decide = (page: Page, resource: string, id: number, reason?: string) =>
  runAction(page, [resource, reason ? 'refuse' : 'pass', id], reason ? { reason } : {})

/** The papers of a doctor of this name. */
export async function judgeVerification(page: Page, name: string, reason?: string): Promise<void> {
  const waiting = { q: name, state: String(verificationStates.underReview) }
  await decide(page, 'verifications', await newestOf(page, 'verifications', waiting), reason)
}

/** The latest check-in at a meeting. */
export async function passCheckin(page: Page, meetingId: number): Promise<void> {
  const waiting = { meeting: String(meetingId), state: String(checkinStates.underReview) }
  await decide(page, 'checkins', await newestOf(page, 'checkins', waiting))
}

/** The work of this title, which is passed once its video has been processed. */
export async function judgeWork(page: Page, title: string, reason?: string): Promise<void> {
  const waiting = { q: title, state: String(reviewStatuses.open) }
  const id = await newestOf(page, 'works', waiting)
  await expect(() => decide(page, 'works', id, reason)).toPass()
}
