import type { Page } from '@playwright/test'
import { axe } from './harness/axe.ts'
import { meetingByExam } from './harness/find-meeting.ts'
import { logIn } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'

const video = (page: Page) => page.locator('video')
const player = (page: Page) => page.getByRole('region', { name: /^视频：/ })

test('watch time counts, and the study list shows what is missing', async ({ page }) => {
  await logIn(page, newPhone())
  const meetingId = await meetingByExam(page, '呼吸与危重症继续教育测试')
  const address = `/meetingPlaybackDetail?meeting_id=${meetingId}`
  await page.goto(address)
  const progress = page.getByRole('region', { name: '学习进度' })
  await expect(progress.getByText('已看 0%，需 80%')).toBeVisible()

  await player(page).getByRole('button', { name: '播放', exact: true }).click()
  await expect
    .poll(() => video(page).evaluate((one: HTMLVideoElement) => one.currentTime), { timeout: 30_000 })
    .toBeGreaterThan(3)
  const counted = page.waitForResponse(/study\/report/)
  await video(page).evaluate((one: HTMLVideoElement) => one.pause())
  await counted
  await expect(progress.getByText(/已看 [1-9]\d*%，需 80%/)).toBeVisible()
  await expect(progress.getByText('未签到')).toBeVisible()
  await axe(page)

  await page.goto('/studyList')
  await expect(page.getByText(/已看 [1-9]\d*%，需 80%/)).toBeVisible()
  await expect(page.getByText('尚未通过，60 分及格')).toBeVisible()
})
