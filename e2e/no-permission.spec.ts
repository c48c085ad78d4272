import { axe } from './harness/axe.ts'
import { recordedMeeting } from './harness/find-meeting.ts'
import { logIn } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'

const refused = [
  ['/meetingAttendance', '没有权限'],
  ['/meetingSettings', '没有权限'],
  ['/checkinDesk', '没有权限'],
  ['/startMeeting', '您没有开始该会议的权限'],
] as const

test('somebody who may not open a screen is told what they can do', async ({ page }) => {
  await logIn(page, newPhone(), '/aboutUs')
  const meetingId = await recordedMeeting(page)
  for (const [path, message] of refused)
    await test.step(path, async () => {
      await page.goto('/aboutUs')
      await expect(page.getByRole('heading').first()).toBeVisible()
      await page.goto(`${path}?meeting_id=${meetingId}`, { referer: page.url() })
      await expect(page.getByText(message)).toBeVisible()
      await expect(page.getByRole('link', { name: '更换账号' })).toHaveAttribute('href', /^\/login\?from=/)
      await expect(page.getByRole('button', { name: /重试/ })).toHaveCount(0)
      await page.getByRole('button', { name: '返回上一页' }).click()
      await expect(page).toHaveURL(/\/aboutUs/)
      await page.goForward()
      await page.getByRole('link', { name: '去认证' }).click()
      await expect(page).toHaveURL(/\/statusVerification/)
    })
  await page.goBack()
  await expect(page.getByRole('link', { name: '更换账号' })).toBeVisible()
  await axe(page)
})
