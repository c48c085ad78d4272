import type { Page } from '@playwright/test'
import { meetingTypes } from '#contract/wire/items.ts'
import type { MeetingItem } from '#contract/wire/items.ts'
import { liveCalls, studioCalls } from '#contract/meetings/live.ts'
import type { LiveInfo, Room } from '#contract/meetings/live.ts'
import { roomText } from '#web/features/community/rooms/text.ts'
import { liveText } from '#web/features/meetings/live/text.ts'
import { axe } from './harness/axe.ts'
import { test } from './harness/fake-camera.ts'
import { holdAccount } from './harness/hold-account.ts'
import { logIn } from './harness/log-in.ts'
import { expectMoving } from './harness/moving.ts'
import { post } from './harness/register.ts'
import { expect } from './harness/test.ts'
import { button, openDevices } from './harness/video-room.ts'

/** A demo user who organises some meetings. The last one is used: other tests use the first. */
const organiser = '13800000005'

async function findOwnLive(page: Page, token: string): Promise<number> {
  const own = await post<MeetingItem[]>(page, studioCalls.list.path, {}, token)
  for (const { meeting_id, meeting_type } of own.toReversed()) {
    if (meeting_type !== meetingTypes.live) continue
    const info = await post<LiveInfo>(page, liveCalls.info.path, { meeting_id: String(meeting_id) })
    if (info.may_watch === 1) return meeting_id
  }
  throw new Error('the organiser runs nothing that is live and open to visitors')
}

test(
  'a demo broadcast plays; its organiser replaces it by a camera and by the video room, and viewers see that',
  { tag: '@desk' },
  async ({ page, browser, baseURL }) => {
    test.slow()
    await holdAccount(page, organiser)
    const { token } = await logIn(page, organiser, '/startMeeting')
    const meetingId = await findOwnLive(page, token)

    const viewer = await (await browser.newContext({ baseURL: baseURL! })).newPage()
    await viewer.goto(`/meetingDetail?meeting_id=${meetingId}`)
    await expectMoving(viewer.locator('video'))

    // Reached from the list, not loaded directly: the camera is allowed nevertheless.
    await page.locator(`a[href="/startMeeting?meeting_id=${meetingId}"]`).click()
    await page.getByRole('button', { name: '打开摄像头' }).click()
    const own = page.getByLabel('摄像头预览')
    await expectMoving(own)
    await expect(page.getByLabel('麦克风', { exact: true })).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: '开始直播' }).click()
    await expect(page.getByRole('main').getByText('正在直播', { exact: true })).toBeVisible()
    const streamNo = async () =>
      (await post<LiveInfo>(page, liveCalls.info.path, { meeting_id: String(meetingId) })).stream_no
    await expect.poll(streamNo).toBe(2)
    await expectMoving(viewer.locator('video'))

    await page.getByRole('button', { name: '停止直播' }).click()
    await expect(viewer.getByText('直播信号中断，正在等待恢复')).toBeVisible()

    const asked = { meeting_id: String(meetingId) }
    const { join_url } = await post<Room>(page, liveCalls.saasRoom.path, asked, token)
    await page.goto(join_url)
    await openDevices(page)
    await button(page, roomText.zh.enter).click()
    await button(page, '开始直播').click()
    await page.getByRole('alertdialog').getByRole('button', { name: '开始直播' }).click()
    await expect(page.getByText(liveText.zh.roomLines.sending)).toBeVisible()
    await expect(page.getByText(roomText.zh.onAir, { exact: true })).toBeVisible()
    await axe(page)
    await expect.poll(streamNo).toBe(3)
    await expectMoving(viewer.locator('video'))
    await button(page, '停止直播').click()
    await expect(page.getByText(roomText.zh.onAir, { exact: true })).toBeHidden()
    await expect(viewer.getByText('直播信号中断，正在等待恢复')).toBeVisible()
    await viewer.context().close()
  },
)

test(
  'the camera is allowed on the page that broadcasts and nowhere else',
  { tag: '@desk' },
  async ({ request }) => {
    const policyOf = async (path: string) => (await request.get(path)).headers()['permissions-policy']
    expect(await policyOf('/startMeeting?meeting_id=1')).toContain('camera=(self), microphone=(self)')
    expect(await policyOf('/')).toContain('camera=(), microphone=()')
    expect(await policyOf('/startMeetingElse')).toContain('camera=()')
  },
)
