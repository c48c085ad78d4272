import type { Page } from '@playwright/test'
import { pushCalls } from '#contract/community/messages.ts'
import { digestCalls } from '#contract/library/recording-digests.ts'
import type { DigestDraft } from '#contract/library/recording-digests.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import type { PlaybackItem } from '#contract/meetings/meetings.ts'
import { editDigestText } from '#web/features/library/recording-digests/edit-text.ts'
import { digestText } from '#web/features/library/recording-digests/text.ts'
import { digestPaths } from '#web/paths/recording-digests.ts'
import { axe } from './harness/axe.ts'
import { holdAccount } from './harness/hold-account.ts'
import { logIn } from './harness/log-in.ts'
import { timeOf } from './harness/moving.ts'
import { ask, post } from './harness/register.ts'
import { expect, test } from './harness/test.ts'

// features: messages

const text = editDigestText.zh
const reading = digestText.zh
const lecturer = '13800000005'

const quotesOf = ({ chapters }: DigestDraft) => chapters.flatMap(({ quotes }) => quotes)

/** A draft that waits for the lecturer, as a message about one recording or several of a meeting says. */
async function findWaiting(page: Page, token: string): Promise<DigestDraft> {
  const asked = { pageNum: '1', pageSize: '50', kind: 'experts' }
  const inbox = JSON.stringify(await post<unknown>(page, pushCalls.list.path, asked, token))
  const idsIn = (address: RegExp) => new Set([...inbox.matchAll(address)].map(([, id]) => id!))
  const recordings = [...idsIn(/digestEdit\?recording_id=(\d+)/g)]
  for (const meeting_id of idsIn(/meetingPlaybackDetail\?meeting_id=(\d+)/g)) {
    const shown = await ask<PlaybackItem[]>(page, meetingCalls.meetingPlayback.path, { meeting_id }, token)
    if ('data' in shown && shown.data) recordings.push(...shown.data.map(({ l_r_id }) => String(l_r_id)))
  }
  for (const recording_id of recordings) {
    const found = await ask<DigestDraft>(page, digestCalls.draft.path, { recording_id }, token)
    const draft = 'data' in found ? found.data : undefined
    if (draft?.state === 'draft' && quotesOf(draft).length > 1) return draft
  }
  throw new Error('no draft waits for the lecturer')
}

test('a lecturer releases a digest on a phone, and a reader lands at its second', async ({
  page,
  browser,
}) => {
  await holdAccount(page, lecturer)
  const { token } = await logIn(page, lecturer)
  const draft = await findWaiting(page, token)
  const reader = await (await browser.newContext()).newPage()
  const address = digestPaths.digest(draft.meeting_id, draft.recording_id)
  const html = async () => (await reader.request.get(address)).text()
  const quotes = quotesOf(draft)
  const [removed, kept] = [quotes[0]!, quotes.at(-1)!]

  await page.goto(digestPaths.edit(draft.recording_id))
  const row = (words: string) => page.getByRole('listitem').filter({ hasText: words })
  await expect(row(kept.words)).toBeVisible()
  await axe(page)
  await row(removed.words).getByRole('button', { name: text.remove, exact: true }).click()
  await expect(row(removed.words)).toHaveCount(0)
  expect(await html()).not.toContain(kept.words)
  await page.getByRole('button', { name: text.release, exact: true }).click()
  await expect(page.getByText(text.isReleased)).toBeVisible()
  await axe(page, 'main')

  await reader.goto(address)
  const digest = reader.getByRole('region', { name: reading.title })
  await expect(digest).toBeVisible()
  await expect(digest).not.toContainText(removed.words)
  expect(await html()).toContain(kept.words)
  for (const closed of await digest.locator('details:not([open]) > summary').all()) await closed.click()
  await axe(reader, '.shown-digest')
  await digest.getByRole('button', { name: kept.words }).click()
  await expect.poll(() => timeOf(reader.locator('video'))).toBeGreaterThanOrEqual(kept.second)
  expect(await timeOf(reader.locator('video'))).toBeLessThan(kept.second + 10)
})
