import { axe } from './harness/axe.ts'
import { meetingByTitle } from './harness/find-meeting.ts'
import { logIn } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'

test('a watch password opens a recording, and a wrong one does not', async ({ page }) => {
  const id = await meetingByTitle(page, '疑难心电图闭门读图会')
  await page.goto(`/meetingPlaybackDetail?meeting_id=${id}`)
  await expect(page.getByText('请输入观看密码', { exact: true })).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await page.getByRole('button', { name: '输入观看密码' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('观看密码', { exact: true }).fill('1234')
  await sheet.getByRole('button', { name: '确定' }).click()
  await expect(sheet.getByText('观看密码错误')).toBeVisible()
  await axe(page)
  await sheet.getByLabel('观看密码', { exact: true }).fill('2026')
  await sheet.getByRole('button', { name: '确定' }).click()
  await expect(page.locator('video')).toBeAttached()
  await page.getByRole('button', { name: '播放', exact: true }).first().click()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  await page.reload()
  await expect(page.locator('video')).toBeAttached()
})

test('a recording of several closed sessions opens by the passwords of all of them', async ({ page }) => {
  const id = await meetingByTitle(page, '胸痛中心病例复盘会')
  await page.goto(`/meetingPlaybackDetail?meeting_id=${id}`)
  await page.getByRole('button', { name: '输入观看密码' }).click()
  const sheet = page.getByRole('dialog')
  const field = sheet.getByLabel('观看密码', { exact: true })
  await field.fill('2027')
  await sheet.getByRole('button', { name: '确定' }).click()
  await expect(sheet.getByText('密码正确，还需输入另一场的观看密码')).toBeVisible()
  await expect(field).toHaveValue('')
  await axe(page)
  await field.fill('2026')
  await sheet.getByRole('button', { name: '确定' }).click()
  await expect(page.locator('video')).toBeAttached()
})

test('a user who is not a doctor sees why they may not watch, and what to do', async ({ page }) => {
  const id = await meetingByTitle(page, '消化内镜并发症讨论会')
  const address = `/meetingPlaybackDetail?meeting_id=${id}`
  await page.goto(address)
  await expect(page.getByText('抱歉，仅限医生观看')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '登录' }).click()
  await expect(page).toHaveURL(/\/login\?from=/)
  await logIn(page, newPhone(), address)
  await expect(page.getByText('抱歉，仅限医生观看')).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await page.getByRole('link', { name: '我是医生，修改身份' }).click()
  await expect(page).toHaveURL(/\/personInfor/)
})

test('a whitelist sends visitors to the login, and others to the organiser', async ({ page }) => {
  const id = await meetingByTitle(page, '卒中中心质控内训班')
  const address = `/meetingPlaybackDetail?meeting_id=${id}`
  await page.goto(address)
  await expect(page).toHaveURL(/\/login\?from=/)
  await logIn(page, newPhone(), address)
  await expect(page.getByText('您不在本场会议的观看名单中')).toBeVisible()
  await expect(page.getByText('主办方联系方式：会务组 027-0000 2026')).toBeVisible()
})
