import type { Locator, Page } from '@playwright/test'
import { endocrinologyBank } from '#demo/content/exams/endocrinology-bank.ts'
import { examText } from '#web/features/meetings/exams/text.ts'
import { playerText } from '#web/features/meetings/player/text.ts'
import { openBadLine } from './harness/bad-line.ts'
import { meetingByExam } from './harness/find-meeting.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import { expect, test as base } from './harness/test.ts'

const bad = { bitsPerSecond: 100_000, loss: 0.3 }
/** Everything takes long here. */
const patience = { timeout: 120_000 }

type Line = Awaited<ReturnType<typeof openBadLine>>

const test = base.extend<{ line: Line }>({
  line: async ({ baseURL, faults }, use) => {
    faults.allow(/net::ERR|WebSocket|Failed to load resource/)
    const line = await openBadLine(baseURL!, bad)
    await use(line)
    line.close()
    expect(line.lost()).toBeGreaterThan(5)
  },
})

/** Logs in before the line becomes bad, and goes on over it. */
async function logInAt(page: Page, origin: string, name: string) {
  await logInAsDoctor(page, name)
  const context = page.context()
  const { cookies, origins } = await context.storageState()
  await context.setStorageState({ cookies, origins: origins.map((one) => ({ ...one, origin })) })
}

/** As a patient person does: opens the page again when it did not come. */
const open = (page: Page, address: string) =>
  expect(async () => void (await page.goto(address, { waitUntil: 'commit' }))).toPass(patience)

/** Presses retry whenever there is one, until this shows. */
const retryUntil = (page: Page, wanted: Locator) =>
  expect(async () => {
    const retry = page.getByRole('button', { name: /重试$/ }).first()
    if (await retry.isVisible()) await retry.click()
    await expect(wanted).toBeVisible({ timeout: 1000 })
  }).toPass(patience)

test('an exam is passed at 100 kbit/s with 30 % loss', async ({ page, line }) => {
  test.setTimeout(240_000)
  const text = examText.zh
  await logInAt(page, line.origin, '周行')
  const meetingId = await meetingByExam(page, endocrinologyBank.title)
  await open(page, `${line.origin}/exam?meeting_id=${meetingId}`)
  const start = page.getByRole('button', { name: text.start })
  await retryUntil(page, start)
  // A start whose answer is lost is pressed again: the attempt goes on.
  await expect(async () => {
    await start.click()
    await page.getByRole('alertdialog').getByRole('button', { name: text.start }).click()
    await expect(page.getByRole('timer')).toBeVisible({ timeout: 5000 })
  }).toPass(patience)

  const shown = await page.getByRole('group').allInnerTexts()
  for (const { title, options, right = 1 } of endocrinologyBank.questions) {
    if (!shown.some((words) => words.includes(title))) continue
    for (const option of options.slice(0, right))
      await page.getByRole('group', { name: title }).getByLabel(option, { exact: true }).check()
  }
  await expect(page.getByText(text.saved)).toBeVisible(patience)
  await page.getByRole('button', { name: text.handIn }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: text.handIn }).click()
  await expect(page).toHaveURL(/\/studyRequest/, patience)
  await retryUntil(page, page.getByText(text.passed))
})

test('a lesson is watched to its end at 100 kbit/s with 30 % loss', async ({ page, line }) => {
  test.setTimeout(240_000)
  await logInAt(page, line.origin, '周行')
  const meetingId = await meetingByExam(page, '呼吸与危重症继续教育测试')
  await open(page, `${line.origin}/meetingPlaybackDetail?meeting_id=${meetingId}`)
  // From here on nothing is pressed but play: the page asks again for all that was lost.
  const player = page.getByRole('region', { name: /^视频：/ })
  const play = player.getByRole('button', { name: playerText.zh.play, exact: true })
  await expect(play).toBeVisible(patience)
  await play.click()
  // The line carries no picture: the sound goes on without it, by itself.
  await expect(player.getByText(playerText.zh.soundOnly, { exact: true })).toBeVisible(patience)
  // The first of five talks has been played, of which nothing got lost; the next one begins.
  await expect(page.getByText(/已看 (1[89]|[2-9]\d)%，需 80%/)).toBeVisible(patience)
})
