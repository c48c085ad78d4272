import { roomCalls } from '#contract/community/rooms.ts'
import type { Attendance } from '#contract/community/rooms.ts'
import { liveCalls, studioCalls } from '#contract/meetings/live.ts'
import type { Room } from '#contract/meetings/live.ts'
import { meetingTypes } from '#contract/wire/items.ts'
import type { MeetingItem } from '#contract/wire/items.ts'
import { roomText } from '#web/features/community/rooms/text.ts'
import { axe } from './harness/axe.ts'
import { test } from './harness/fake-camera.ts'
import { holdAccount } from './harness/hold-account.ts'
import { logIn, logInAsDoctor } from './harness/log-in.ts'
import { post } from './harness/register.ts'
import { expect } from './harness/test.ts'
import {
  anotherPerson,
  button,
  decideAbout,
  enterRoom,
  expectFrames,
  openDevices,
  pictureOf,
} from './harness/video-room.ts'

const text = roomText.zh

/** A demo user who organises some meetings. */
const organiser = '13800000005'

test('three people see each other; one is refused, one loses the line and comes back, one is removed', async ({
  page: host,
  browser,
}, info) => {
  test.slow()
  await holdAccount(host, organiser)
  const { token } = await logIn(host, organiser)
  const own = await post<MeetingItem[]>(host, studioCalls.list.path, {}, token)
  const meeting = own.find(({ meeting_type }) => meeting_type === meetingTypes.live)!
  const asked = { meeting_id: String(meeting.meeting_id) }
  const { join_url, meeting_number, user_name } = await post<Room>(
    host,
    liveCalls.zoomConfig.path,
    asked,
    token,
  )

  await host.goto(join_url)
  await openDevices(host)
  await expect(host.getByText(text.networks.good)).toBeVisible()
  await axe(host)
  await button(host, text.enter).click()
  await expect(host.getByText(text.noOthers)).toBeVisible()

  const [first, second, third] = await Promise.all([1, 2, 3].map(() => anotherPerson(browser, info)))
  await logInAsDoctor(first!.page, '许知行', join_url)
  await enterRoom(first!.page)
  await expect(first!.page.getByText(text.waiting)).toBeVisible()
  await axe(first!.page)
  await expect(host.getByText(text.waits(1))).toBeVisible()
  await decideAbout(host, '许知行', text.admit)
  await expectFrames(host, '许知行')

  await logInAsDoctor(second!.page, '柳如安', join_url)
  await enterRoom(second!.page)
  await decideAbout(host, '柳如安', text.admit)
  for (const [page, names] of [
    [host, ['许知行', '柳如安']],
    [first!.page, [user_name, '柳如安']],
    [second!.page, [user_name, '许知行']],
  ] as const)
    for (const name of names) await expectFrames(page, name)
  for (const { page } of [first!, second!]) await expect(page.locator('.person-tile video')).toHaveCount(3)
  await axe(host)

  await logInAsDoctor(third!.page, '钱多闻', join_url)
  await enterRoom(third!.page)
  await decideAbout(host, '钱多闻', text.refuse)
  await expect(third!.page.getByText(text.over.refused)).toBeVisible()

  await button(first!.page, text.more).click()
  await axe(first!.page, '.room-stage')
  await button(first!.page, text.raise).click()
  await expect(host.locator('.person-tile', { hasText: '许知行' }).getByText(text.hand)).toBeAttached()
  await button(first!.page, text.mute).click()
  await expect(host.locator('.person-tile', { hasText: '许知行' }).getByText(text.muted)).toBeAttached()

  await first!.cut()
  await expect(first!.page.getByText(text.interrupted)).toBeVisible()
  await first!.restore()
  await expect(first!.page.getByText(text.interrupted)).toHaveCount(0)
  await expectFrames(first!.page, '柳如安')
  await expectFrames(second!.page, '许知行')

  await host.getByRole('button', { name: /^成员/ }).click()
  const sheet = host.getByRole('dialog', { name: /^成员/ })
  const row = sheet.getByRole('listitem').filter({ hasText: '柳如安' })
  await row.getByRole('button', { name: text.remove }).click()
  await host.getByRole('alertdialog').getByRole('button').last().click()
  await expect(second!.page.getByText(text.over.removed)).toBeVisible()
  await sheet.getByRole('button', { name: text.close }).click()
  await expect(pictureOf(host, '柳如安')).toHaveCount(0)

  const stays = await post<Attendance[]>(host, roomCalls.attendance.path, { room_id: meeting_number }, token)
  // Coming back after a lost line is the same stay.
  expect(stays.filter(({ name, left_time }) => name === '许知行' && left_time === '')).toHaveLength(1)
  expect(stays.find(({ name }) => name === '柳如安')?.left_time).not.toBe('')

  // However often Esc is pressed, the room is shown until one says that one leaves.
  const question = host.getByRole('alertdialog')
  for (let presses = 0; presses < 3; presses++) {
    await host.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await host.keyboard.press('Escape')
    await expect(question).toBeHidden()
  }
  await expectFrames(host, '许知行')

  await host.goBack()
  await host.getByRole('alertdialog').getByRole('button', { name: text.leave }).click()
  await expect(host.getByText(text.over.left)).toBeVisible()
  await expect(pictureOf(first!.page, user_name)).toHaveCount(0)
  await axe(host)
})
