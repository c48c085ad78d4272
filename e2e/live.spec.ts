import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { studioCalls } from '#contract/meetings/live.ts'
import type { Studio } from '#contract/meetings/live.ts'
import { pushStream } from '#server/testing/push-stream.ts'
import { axe } from './harness/axe.ts'
import { logIn } from './harness/log-in.ts'
import { makeMeeting } from './harness/make-meeting.ts'
import { expectMoving } from './harness/moving.ts'
import { asOperator } from './harness/operator.ts'
import { post } from './harness/register.ts'
import { playerChoice } from './harness/player-choice.ts'
import { expect, newPhone, test } from './harness/test.ts'

/** Sends a stream. Returns a function that stops it. */
const push = (address: string) => pushStream(address).kill

const video = (page: Page) => page.locator('video')

/** Begins a meeting of its own: every later one of the demo has a stream already. */
async function beginMeeting(page: Page): Promise<Studio> {
  const meeting_id = String(await makeMeeting(page, `直播 ${randomUUID()}`))
  return asOperator(page, (token) => post<Studio>(page, studioCalls.open.path, { meeting_id }, token))
}

test("viewers see a lecturer's stream, wait while it is interrupted, and continue when it is back", async ({
  page,
  faults,
}) => {
  test.slow()
  // Asked for in the first seconds, they are not there yet.
  faults.allow(/live\/\d+\/(low|sound|rewind)\.m3u8/)
  const studio = await beginMeeting(page)
  const address = `${studio.push_address}/${studio.stream_key}`
  await page.goto(`/meetingDetail?meeting_id=${studio.meeting_id}`)
  await expect(page.getByText('直播信号正在准备，请稍候')).toBeVisible()

  const breakLine = push(address)
  const again: (() => Promise<void>)[] = []
  try {
    // It starts by itself when the signal comes, without sound if the browser asks for that.
    await expect(page.getByText('直播信号正在准备，请稍候')).toBeHidden()
    await expectMoving(video(page))
    if (await video(page).evaluate((one: HTMLVideoElement) => one.muted)) {
      await page.getByRole('button', { name: '点击开启声音' }).click()
      await expect(video(page)).toHaveJSProperty('muted', false)
    }

    await page.getByRole('button', { name: '播放设置' }).click()
    await playerChoice(page.locator('.player'), '清晰度', '标清').click()
    await expect.poll(() => video(page).evaluate((one: HTMLVideoElement) => one.videoHeight)).toBe(360)
    await expectMoving(video(page))
    await playerChoice(page.locator('.player'), '清晰度', '高清').click()
    await expect.poll(() => video(page).evaluate((one: HTMLVideoElement) => one.videoHeight)).not.toBe(360)
    // There is nothing to go back to in the first seconds: the player then returns to the present moment by itself.
    const progress = page.getByRole('slider', { name: '播放进度' })
    const back = page.getByRole('button', { name: '回看', exact: true })
    await expect(async () => {
      if (await back.isVisible()) await back.click()
      await expect(page.getByText(/^落后 /)).toBeVisible({ timeout: 4000 })
      await expectMoving(video(page))
      await page.getByRole('button', { name: '回到直播' }).click({ timeout: 4000 })
    }).toPass()
    await expect(progress).toHaveAttribute('aria-valuetext', '直播中')
    await expectMoving(video(page))

    // The end of the seek bar is the present moment: one goes back by dragging from there, or by a key.
    const bar = (await progress.boundingBox())!
    await page.mouse.move(bar.x + bar.width - 8, bar.y + bar.height / 2)
    await page.mouse.down()
    await page.mouse.move(bar.x + bar.width / 4, bar.y + bar.height / 2, { steps: 4 })
    await expect(progress).toHaveAttribute('aria-valuetext', /^落后 /)
    await page.mouse.up()
    await expect(page.getByText(/^落后 /)).toBeVisible()
    await expectMoving(video(page))
    await page.getByRole('button', { name: '回到直播' }).click()
    await expect(progress).toHaveAttribute('aria-valuetext', '直播中')
    await progress.press('ArrowLeft')
    await expect(page.getByText(/^落后 /)).toBeVisible()
    await expectMoving(video(page))
    await page.getByRole('button', { name: '回到直播' }).click()
    await expectMoving(video(page))
    await axe(page)

    await breakLine()
    await expect(page.getByText('直播信号中断，正在等待恢复')).toBeVisible()
    again.push(push(address))
    await expect(page.getByText('直播信号中断，正在等待恢复')).toBeHidden()
    await expectMoving(video(page))
  } finally {
    await breakLine()
    for (const stop of again) await stop()
  }
})

test('a user without meetings sees a message, and may not open the studio of one', async ({ page }) => {
  await logIn(page, newPhone(), '/startMeeting')
  await expect(page.getByText('这里会列出由您主讲或负责的会议')).toBeVisible()
  await page.goto('/startMeeting?meeting_id=1')
  await expect(page.getByText('您没有开始该会议的权限')).toBeVisible()
})
