import { recordedMeeting } from './harness/find-meeting.ts'
import { expect, test } from './harness/test.ts'

test('back closes a sheet before it leaves the page, and forward does not open it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: '全部学科' }).click()
  const subjects = page.getByRole('dialog', { name: '切换学科' })
  await expect(subjects).toBeVisible()
  await page.goBack()
  await expect(subjects).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await page.goForward()
  await expect(page.getByRole('button', { name: '全部学科' })).toBeVisible()
  await expect(subjects).toBeHidden()
})

test('a sheet that was closed by hand costs no press of back', async ({ page }) => {
  await page.goto('/')
  await page.goto('/homeConsultingDetail?information_id=7')
  await page.getByRole('button', { name: '分享' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: '海报' }).click()
  await sheet.getByRole('button', { name: '关闭' }).click()
  await expect(sheet).toBeHidden()
  // Its entry in the history is left a moment later.
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlays))).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('a choice in a sheet stays in the address', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: '全部学科' }).click()
  const subjects = page.getByRole('dialog', { name: '切换学科' })
  await subjects.getByRole('button', { name: '骨科' }).click()
  await expect(subjects).toBeHidden()
  await expect(page).toHaveURL(/college_id=\d/)
  await page.reload()
  await expect(page).toHaveURL(/college_id=\d/)
})

test('back leaves the player that fills the page, not the meeting', async ({ page }) => {
  const meeting = await recordedMeeting(page)
  await page.goto(`/meetingPlaybackDetail?meeting_id=${meeting}`)
  await page.getByRole('button', { name: '网页全屏' }).click()
  const leave = page.getByRole('button', { name: '退出网页全屏' })
  await expect(leave).toBeVisible()
  await page.goBack()
  await expect(leave).toHaveCount(0)
  await expect(page).toHaveURL(/meetingPlaybackDetail/)
})
