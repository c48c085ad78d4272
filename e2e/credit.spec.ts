import type { Page } from '@playwright/test'
import { creditMeetings, lectureQuestions } from '#demo/content/credit-meetings.ts'
import { axe } from './harness/axe.ts'
import { meetingByTitle } from './harness/find-meeting.ts'
import { holdAccount } from './harness/hold-account.ts'
import { logIn, logInAsDoctor } from './harness/log-in.ts'
import { expect, test } from './harness/test.ts'

const player = (page: Page) => page.getByRole('region', { name: /^视频：|^直播：/ }).first()
const progress = (page: Page) => page.getByRole('region', { name: '学习进度' })
const anyQuestion = new RegExp(lectureQuestions.map(({ title }) => title).join('|'))
const titleOf = (kind: string) => creditMeetings.find((one) => one.kind === kind)!.title

async function checkIn(page: Page) {
  // One press: the profile says all that the form asks.
  await progress(page).getByRole('button', { name: '签到' }).click()
  await expect(progress(page).getByText('已签到')).toBeVisible()
}

async function checkInAndPlay(page: Page) {
  await checkIn(page)
  await player(page).getByRole('button', { name: '播放', exact: true }).click()
}

async function expectCredit(page: Page, points: string) {
  await page.goto('/personalCenter')
  await expect(page.getByRole('link', { name: new RegExp(`^${points} \\d{4} 年学分`) })).toBeVisible()
}

test('credit is earned from a recording: check-in, watching, a question', async ({ page }) => {
  await logInAsDoctor(page, '苏叶')
  const meetingId = await meetingByTitle(page, titleOf('recorded'))
  await page.goto(`/meetingPlaybackDetail?meeting_id=${meetingId}`)
  await expect(progress(page).getByText('已答对 0 题，需 1 题')).toBeVisible()
  await checkInAndPlay(page)

  const card = page.getByRole('region', { name: anyQuestion })
  const asked = card.getByRole('heading')
  await expect(asked).toBeVisible({ timeout: 60_000 })
  const title = await asked.innerText()
  const question = lectureQuestions.find((one) => one.title === title)!
  await axe(page)
  await card.getByRole('button', { name: question.options[0]!, exact: true }).click()
  await expect(asked).toHaveCount(0)
  await expect(progress(page).getByText('已答对 1 题，需 1 题')).toBeVisible()
  await expect(progress(page).getByRole('link', { name: /查看证书/ })).toBeVisible({ timeout: 60_000 })
  await expectCredit(page, '1.0')
})

test('credit is earned from a live meeting', async ({ page }) => {
  // A minute of the broadcast has to be watched.
  test.slow()
  await logInAsDoctor(page, '白薇')
  const here = page.getByRole('button', { name: '我在', exact: true })
  await page.addLocatorHandler(here, () => here.click())
  const meetingId = await meetingByTitle(page, titleOf('live'))
  await page.goto(`/meetingDetail?meeting_id=${meetingId}`)
  await page.getByRole('tab', { name: '简介' }).click()
  // The broadcast plays by itself.
  await checkIn(page)
  await expect(progress(page).getByRole('link', { name: /查看证书/ })).toBeVisible({ timeout: 240_000 })
  await expectCredit(page, '0.5')
})

test('an offline credit meeting asks for presence, not for watching', async ({ page }) => {
  await logInAsDoctor(page, '方青')
  const meetingId = await meetingByTitle(page, titleOf('offline'))
  await page.goto(`/meetingDetail?meeting_id=${meetingId}`)
  await expect(progress(page).getByText('请在会议期间到会场扫码签到')).toBeVisible()
  await expect(progress(page).getByText('观看时长')).toHaveCount(0)
  await expect(progress(page).getByRole('link', { name: '去考试' })).toBeVisible()
  await axe(page)
})

test('the study lists show every state, and why', async ({ page }) => {
  await holdAccount(page, '13800000001')
  await logIn(page, '13800000001', '/studyList')
  for (const words of [
    '签到审核中',
    '签到未通过，请重新提交',
    '考试次数已用完，最高 40 分',
    '已答对 0 题，需 1 题',
  ])
    await expect(page.getByText(words).first()).toBeVisible()
  await expect(page.getByText(/^重看「呼吸机基础操作录播课」/)).toBeVisible()
  await axe(page)
  await page.goto('/studyList?view=finished')
  await expect(page.getByText('证书已撤销，学分已扣回。原因：观看记录经核查无效')).toBeVisible()
  await axe(page)
})
