import type { Page } from '@playwright/test'
import { axe } from './harness/axe.ts'
import { meetingByExam } from './harness/find-meeting.ts'
import { logIn } from './harness/log-in.ts'
import { playerChoice } from './harness/player-choice.ts'
import { expect, newPhone, test } from './harness/test.ts'

const video = (page: Page) => page.locator('video')
const second = (page: Page) => video(page).evaluate((one: HTMLVideoElement) => one.currentTime)
const player = (page: Page) => page.getByRole('region', { name: /^视频：/ })

test('a recording has chapters, sounds and notes at their second, and resumes where the user stopped', async ({
  page,
}) => {
  await logIn(page, newPhone())
  const meetingId = await meetingByExam(page, '呼吸与危重症继续教育测试')
  await page.goto(`/meetingPlaybackDetail?meeting_id=${meetingId}`)
  const bar = page.getByRole('region', { name: '互动' })
  for (const name of [/^点赞/, /^收藏/, '分享']) await expect(bar.getByRole('button', { name })).toBeVisible()
  await page.getByRole('list', { name: '章节' }).getByRole('button', { name: '临床实践要点' }).click()
  await expect.poll(() => second(page)).toBeGreaterThan(12)
  await video(page).evaluate((one: HTMLVideoElement) => one.pause())

  const notes = page.getByRole('region', { name: '我的笔记' })
  // The parts above arrive one by one and move the button.
  await expect(async () => {
    await notes.getByRole('button', { name: '记笔记' }).click({ timeout: 2000 })
    await expect(notes.getByLabel('笔记内容')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await notes.getByLabel('笔记内容').fill('首选吸入治疗')
  await notes.getByRole('button', { name: '保存' }).click()
  await expect(notes.getByText('首选吸入治疗')).toBeVisible()
  await axe(page)

  // Another sound track of the same video continues at the same position.
  await player(page).hover()
  await player(page).getByRole('button', { name: '播放设置' }).click()
  await expect(player(page).getByRole('group', { name: '清晰度' })).toBeVisible()
  // Every choice can be reached within the picture of a phone.
  await page.evaluate(() => scrollTo(0, 0))
  for (const choice of await player(page).locator('.player-choice').all()) {
    await choice.scrollIntoViewIfNeeded()
    await expect(choice).toBeInViewport({ ratio: 1 })
  }
  await playerChoice(player(page), '讲解', '解说').click()
  await expect(video(page)).toHaveAttribute('src', /-explained\.mp4/)
  await expect.poll(() => second(page)).toBeGreaterThan(12)

  const list = page.getByRole('list', { name: '回放列表' })
  const next = list.getByRole('button').nth(1)
  await next.click()
  await expect(next).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('region', { name: '相关手术' }).getByRole('link')).toBeVisible()
  await expect.poll(() => second(page)).toBeGreaterThan(1)
  const kept = page.waitForResponse(/viewhistory\/set/)
  await video(page).evaluate((one: HTMLVideoElement) => one.pause())
  await kept

  await page.reload()
  await expect(next).toHaveAttribute('aria-current', 'true')
  await list.getByRole('button').first().click()
  await notes.getByRole('button', { name: /^跳到 0:1\d$/ }).click()
  await expect.poll(() => second(page)).toBeGreaterThan(11)
})

test('the time of a recording is whole beside the buttons of a desk', { tag: '@desk' }, async ({ page }) => {
  const meetingId = await meetingByExam(page, '呼吸与危重症继续教育测试')
  await page.goto(`/meetingPlaybackDetail?meeting_id=${meetingId}`)
  const time = player(page).getByText(/^\d+:\d\d \/ \d+:\d\d$/)
  await expect(time).not.toHaveText(/\/ 0:00$/)
  // With the last button, which only the browser knows of.
  await expect(player(page).getByRole('button', { name: '画中画' })).toHaveCount(1)
  expect(await time.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
})
