import type { WebSocketRoute } from '@playwright/test'
import { roomCaptionTopics } from '#contract/community/room-captions.ts'
import { liveCalls, studioCalls } from '#contract/meetings/live.ts'
import type { Room } from '#contract/meetings/live.ts'
import { meetingTypes } from '#contract/wire/items.ts'
import type { MeetingItem } from '#contract/wire/items.ts'
import { roomText } from '#web/features/community/rooms/text.ts'
import { axe } from './harness/axe.ts'
import { test } from './harness/fake-camera.ts'
import { holdAccount } from './harness/hold-account.ts'
import { logIn } from './harness/log-in.ts'
import { post } from './harness/register.ts'
import { expect } from './harness/test.ts'
import { button, openDevices } from './harness/video-room.ts'

// features: rooms, room-captions

const text = roomText.zh
const organiser = '13800000005'

test('a host switches captions on, is heard, and reads what is said', async ({ page }) => {
  test.slow()
  await holdAccount(page, organiser)
  const { token } = await logIn(page, organiser)
  const own = await post<MeetingItem[]>(page, studioCalls.list.path, {}, token)
  const meeting = own.find(({ meeting_type }) => meeting_type === meetingTypes.live)!
  const asked = { meeting_id: String(meeting.meeting_id) }
  const { join_url, user_name } = await post<Room>(page, liveCalls.zoomConfig.path, asked, token)

  /** The socket of the page, to say what a recogniser would: the sandbox does not know this voice. */
  let socket: WebSocketRoute | undefined
  const seat = { groupId: '', me: 0 }
  await page.routeWebSocket(/\/ws$/, (route) => {
    socket = route
    const server = route.connectToServer()
    server.onMessage((message) => route.send(message))
  })
  page.on('response', async (response) => {
    if (!response.url().includes('/room/enter')) return
    const { data } = (await response.json()) as { data: { group_id: string; state: { me: number } } }
    Object.assign(seat, { groupId: data.group_id, me: data.state.me })
  })
  await page.goto(join_url)
  await openDevices(page)
  await button(page, text.enter).click()
  await expect(page.getByText(text.noOthers)).toBeVisible()

  const voice = page.waitForEvent('websocket', (one) => one.url().includes('/live/voice'))
  await button(page, text.more).click()
  await button(page, text.caption).click()
  await expect(page.getByText(text.captionsBegun)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.room-stage-head').getByText(text.captioned, { exact: true })).toBeVisible()
  const line = await voice

  const { groupId, me: person_id } = seat
  const say = (sentence: number, words: string, is_final: 0 | 1) =>
    socket!.send(
      JSON.stringify({ type: roomCaptionTopics.said.type, groupId, person_id, sentence, words, is_final }),
    )
  say(1, '先看', 0)
  say(1, '先看射血分数。', 1)
  say(2, '再定方案', 0)
  const lines = page.locator('.room-captions > p')
  await expect(lines).toHaveText([`${user_name} 先看射血分数。`, `${user_name} 再定方案`])
  await axe(page, '.room-stage')

  const closed = line.waitForEvent('close')
  await button(page, text.more).click()
  await button(page, text.uncaption).click()
  await closed
  await expect(lines).toHaveCount(0)
})
