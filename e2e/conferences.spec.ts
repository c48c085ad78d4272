import type { Page } from '@playwright/test'
import { conferenceCalls } from '#contract/practice/conferences.ts'
import { chatText } from '#web/features/community/chat/text.ts'
import { roomFailures } from '#contract/community/rooms.ts'
import { roomText } from '#web/features/community/rooms/text.ts'
import { minutesText } from '#web/features/practice/conference-minutes/text.ts'
import { conferenceText } from '#web/features/practice/conferences/text.ts'
import { axe } from './harness/axe.ts'
import { test } from './harness/fake-camera.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import { post } from './harness/register.ts'
import { expect, newPhone } from './harness/test.ts'
import { tells } from './harness/toast.ts'
import {
  anotherPerson,
  button,
  decideAbout,
  enterRoom,
  expectFrames,
  expectFramesOf,
  pictureOf,
} from './harness/video-room.ts'

const text = conferenceText.zh
const room = roomText.zh
const chat = chatText.zh

/** A name by which a search finds one person; there are no digits in names. */
const newName = (family: string) =>
  family +
  newPhone()
    .slice(-7)
    .replaceAll(/\d/g, (digit) => '零一二三四五六七八九'.charAt(Number(digit)))

/** In so many minutes, as a field of the browser writes it. */
const fieldTime = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000 + 8 * 3600_000).toISOString().slice(0, 16)

/** Invites somebody by name and a number without an account, through the screen. */
async function create(host: Page, given: { title: string; guest: string; beginsIn: number }): Promise<void> {
  await host.goto('/videoConferencing')
  await host.getByRole('link', { name: text.create }).click()
  await host.getByLabel(text.title, { exact: true }).fill(given.title)
  await host.getByLabel(text.begin).fill(fieldTime(given.beginsIn))
  await host.getByLabel(text.end).fill(fieldTime(given.beginsIn + 60))
  await host.getByRole('button', { name: new RegExp(text.chooseInvitees) }).click()
  const chooser = host.getByRole('dialog', { name: text.invitees })
  await chooser.getByLabel(text.search, { exact: true }).fill(given.guest)
  await chooser.getByRole('checkbox', { name: new RegExp(given.guest) }).check()
  await chooser.getByLabel(text.byPhone).fill('12345')
  await button(host, text.add).click()
  await expect(chooser.getByText(text.wrongPhone)).toBeVisible()
  await chooser.getByLabel(text.byPhone).fill(newPhone())
  await button(host, text.add).click()
  await axe(host)
  await button(host, text.done).click()
  await expect(host.getByText(text.chosenNum(2))).toBeVisible()
  await tells(host, text.created, () => button(host, text.submit).click())
  await expect(host).toHaveURL(/scheduleDetails/)
}

test('a conference from its invitation to the record of who attended', async ({
  page: host,
  browser,
}, info) => {
  test.slow()
  const [hostName, guestName, otherName] = ['程', '许', '柳'].map(newName) as [string, string, string]
  const title = `病例讨论 ${newPhone()}`
  const [guest, other] = await Promise.all([1, 2].map(() => anotherPerson(browser, info)))
  await logInAsDoctor(host, hostName)
  await logInAsDoctor(guest!.page, guestName)
  let link = ''

  await test.step('the host invites', async () => {
    await host.goto('/videoConferencing')
    await expect(host.getByText(text.nothingComing)).toBeVisible()
    await host.goto('/videoConferencing?new=1')
    await button(host, text.submit).click()
    await expect(host.getByText(text.missingField(text.title))).toBeVisible()
    await expect(host.getByText(text.nobodyInvited)).toBeVisible()
    await create(host, { title, guest: guestName, beginsIn: 5 })
    await button(host, text.qrCode).click()
    const sheet = host.getByRole('dialog', { name: text.qrCode })
    await expect(sheet.getByRole('img', { name: text.qrCode })).toBeVisible()
    link = await sheet.locator('.conference-link').innerText()
    await axe(host)
    await sheet.getByRole('button', { name: room.close }).click()
  })

  await test.step('a visitor with the link sees what the invitation says', async () => {
    await other!.page.goto(link.replace(/&code=.*/, ''))
    await expect(other!.page.getByText(title)).toHaveCount(0)
    await expect(other!.page.getByRole('link', { name: text.logIn })).toBeVisible()
    await other!.page.goto(link)
    await expect(other!.page.getByRole('heading', { name: title })).toBeVisible()
    await button(other!.page, text.loginToAnswer).click()
    await expect(other!.page).toHaveURL(/\/login\?from=/)
    await logInAsDoctor(other!.page, otherName, link)
    await expect(other!.page.getByText(text.linkNote)).toBeVisible()
  })

  await test.step('the guest answers and enters at once', async () => {
    const { page } = guest!
    await page.goto('/videoConferencing')
    await page.getByRole('link', { name: new RegExp(title) }).click()
    await tells(page, text.answered, () =>
      page.getByRole('radio', { name: text.answers.comes, exact: true }).check(),
    )
    await axe(page)
    await page.getByRole('link', { name: text.join }).click()
    await enterRoom(page)
    await expect(page.getByText(room.noOthers)).toBeVisible()
    await host.getByRole('link', { name: text.join }).click()
    await enterRoom(host)
    await expectFrames(host, guestName)
    await expectFrames(page, hostName)
  })

  await test.step('who came by the link waits, is refused, asks again and is admitted', async () => {
    const { page } = other!
    await page.getByRole('link', { name: text.join }).click()
    await enterRoom(page)
    await expect(page.getByText(room.waiting)).toBeVisible()
    await decideAbout(host, otherName, room.refuse)
    await expect(page.getByText(room.over.refused)).toBeVisible()
    await button(page, room.again).click()
    await decideAbout(host, otherName, room.admit)
    for (const name of [hostName, guestName]) await expectFrames(page, name)
    await expectFrames(host, otherName)
  })

  await test.step('a dropped line comes back', async () => {
    await guest!.cut()
    await expect(guest!.page.getByText(room.interrupted)).toBeVisible()
    await guest!.restore()
    await expect(guest!.page.getByText(room.interrupted)).toHaveCount(0)
    await expectFrames(guest!.page, otherName)
    await expectFrames(other!.page, guestName)
  })

  await test.step('they write to each other beside the pictures', async () => {
    for (const { page } of [guest!, other!]) await button(page, room.chat).click()
    await button(other!.page, room.chat).isVisible()
    await other!.page.getByLabel(chat.write).fill('影像已看过')
    await button(other!.page, chat.send).click()
    await expect(guest!.page.getByText('影像已看过')).toBeVisible()
    await axe(guest!.page)
    await guest!.page
      .getByRole('dialog', { name: room.chat })
      .getByRole('button', { name: room.close })
      .click()
  })

  await test.step('the host ends it, and the record says who attended', async () => {
    await host.getByRole('button', { name: /^成员/ }).click()
    await button(host, room.end).click()
    await host.getByRole('alertdialog').getByRole('button').last().click()
    await expect(guest!.page.getByText(room.over.ended)).toBeVisible()
    await expect(pictureOf(other!.page, guestName)).toHaveCount(0)
    await host.goto('/videoConferenceHistory')
    await host.getByRole('link', { name: new RegExp(title) }).click()
    const attended = host.getByRole('region', { name: text.attended })
    for (const name of [hostName, guestName, otherName]) await expect(attended.getByText(name)).toBeVisible()
    const download = host.waitForEvent('download')
    await button(host, text.exportAttendance).click()
    expect((await download).suggestedFilename()).toContain(title)
    await axe(host)
    await host.getByRole('link', { name: text.people }).click()
    await expect(host.getByText(text.byLink)).toBeVisible()
    await expect(host.getByText(/^139\*{4}/)).toBeVisible()
    await axe(host)
  })
})

test('a conference that is cancelled, and the calendar', async ({ page: host, browser }, info) => {
  const [hostName, guestName] = ['顾', '陆'].map(newName) as [string, string]
  const title = `培训 ${newPhone()}`
  const guest = (await anotherPerson(browser, info)).page
  await logInAsDoctor(guest, guestName)
  await logInAsDoctor(host, hostName)
  await create(host, { title, guest: guestName, beginsIn: 24 * 60 })
  await expect(host.getByText(/会议室尚未开放/)).toBeVisible()
  const address = host.url()

  await guest.goto(`/calendar?day=${fieldTime(24 * 60).slice(0, 10)}`)
  const [, month, date] = fieldTime(24 * 60)
    .slice(0, 10)
    .split('-')
    .map(Number) as [number, number, number]
  const day = guest.getByRole('button', { name: `${text.dayName(month, date)} ${text.dayCount(1)}` })
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await expect(guest.getByRole('link', { name: new RegExp(title) })).toBeVisible()
  await axe(guest)
  await button(guest, text.nextMonth).click()
  await expect(guest.getByText(text.nothingOnDay)).toBeVisible()
  await button(guest, text.today).click()

  await button(host, text.cancel).click()
  await tells(host, text.cancelled, () =>
    host.getByRole('alertdialog').getByRole('button', { name: text.cancel }).click(),
  )
  await expect(host.getByText(text.states[3], { exact: true })).toBeVisible()
  await expect(button(host, text.cancel)).toHaveCount(0)
  await guest.goto(address)
  await expect(guest.getByText(text.states[3], { exact: true })).toBeVisible()
  await expect(guest.getByText(text.yourAnswer)).toHaveCount(0)
  await guest.goto('/videoConferenceHistory')
  await expect(guest.getByRole('link', { name: new RegExp(title) })).toBeVisible()
})

test(
  'a shared screen and a picture above other windows',
  { tag: '@desk' },
  async ({ page: host, browser }, info) => {
    test.slow()
    const [hostName, guestName, bedsideName] = ['程', '许', '柳'].map(newName) as [string, string, string]
    const guest = (await anotherPerson(browser, info)).page
    const bedside = await anotherPerson(browser, info)
    await bedside.page.setViewportSize({ width: 390, height: 844 })
    const [phone, bedsidePhone] = [newPhone(), newPhone()]
    await logInAsDoctor(guest, guestName, undefined, phone)
    await logInAsDoctor(bedside.page, bedsideName, undefined, bedsidePhone)
    const { token } = await logInAsDoctor(host, hostName)
    const planned = {
      title: '阅片讨论',
      kind: 'picture',
      begin_time: fieldTime(0).replace('T', ' '),
      // Over before they have finished, and not before the first has entered: the minute that has begun counts as one.
      end_time: fieldTime(2).replace('T', ' '),
      invitees: JSON.stringify([phone, bedsidePhone]),
    }
    const { id } = await post<{ id: number }>(host, conferenceCalls.create.path, planned, token)
    for (const page of [host, guest, bedside.page]) {
      await page.goto(`/videoMeetingDetail?id=${id}&join=1`)
      await enterRoom(page)
    }
    await expectFrames(guest, hostName)
    await expectFrames(bedside.page, guestName)

    await test.step('the phone at the bedside goes on with its other camera', async () => {
      const { page } = bedside
      const label = () =>
        pictureOf(page, bedsideName).evaluate(
          (video: HTMLVideoElement) => (video.srcObject as MediaStream).getVideoTracks()[0]!.label,
        )
      const before = await label()
      await button(page, room.more).click()
      await page.getByLabel(room.camera, { exact: true }).selectOption({ index: 2 })
      await expect.poll(label).not.toBe(before)
      await page.getByRole('dialog', { name: room.more }).getByRole('button', { name: room.close }).click()
      await expectFrames(host, bedsideName)
    })

    await button(host, room.share).click()
    const screen = guest.getByLabel(room.screenOf(hostName))
    await expectFramesOf(screen)
    await axe(guest)
    const pointer = host.getByRole('figure').getByText(guestName, { exact: true })
    // A pointer that rests goes after a while, on a busy machine before it was seen.
    await expect(async () => {
      await guest.mouse.move(0, 0)
      await screen.hover()
      await expect(pointer).toBeVisible({ timeout: 3000 })
    }).toPass()
    await guest.mouse.move(0, 0)
    await expect(pointer).toHaveCount(0)
    await tells(guest, roomFailures.alreadySharing.zh, () => button(guest, room.share).click())
    await button(host, room.stopShare).click()
    await expect(screen).toHaveCount(0)

    // Phones cannot share their screen, but a picture.
    await host
      .locator('input[type=file]')
      .setInputFiles({ name: 'x-ray.png', mimeType: 'image/png', buffer: await host.screenshot() })
    const picture = guest.getByLabel(room.sharedPictureOf(hostName))
    await expectFramesOf(picture)
    await test.step('the guest draws on it and enlarges it; the host sees the lines and wipes them', async () => {
      await button(guest, room.pen).click()
      const box = (await picture.boundingBox())!
      await guest.mouse.move(box.x + 40, box.y + 40)
      await guest.mouse.down()
      await guest.mouse.move(box.x + 160, box.y + 120, { steps: 5 })
      await guest.mouse.up()
      const lines = host.locator('.shared-screen-drawing polyline')
      await expect(lines).toHaveCount(1)
      await expect(bedside.page.locator('.shared-screen-drawing polyline')).toHaveCount(1)
      await guest.mouse.wheel(0, -600)
      await expect(guest.getByRole('button', { name: /还原$/ })).toBeVisible()
      await button(host, room.wipeAll).click()
      await expect(lines).toHaveCount(0)
      await axe(guest, '.shared-screen')
    })
    await button(host, room.stopShare).click()
    await expect(picture).toHaveCount(0)

    await test.step('it is over by its plan: somebody who drops comes back, and the host extends it', async () => {
      await expect(host.getByText(room.overran)).toBeVisible({ timeout: 180_000 })
      await bedside.cut()
      await expect(bedside.page.getByText(room.interrupted)).toBeVisible()
      await bedside.restore()
      await expect(bedside.page.getByText(room.interrupted)).toHaveCount(0)
      await expectFrames(guest, bedsideName)
      await button(host, room.extendBy(30)).click()
      await expect(host.getByText(room.overran)).toHaveCount(0)
    })

    await test.step('the host records it with the consent of the others', async () => {
      await button(host, room.more).click()
      await button(host, room.startRecording).click()
      await expect(host.getByText(room.recordingAwaits([guestName, bedsideName]))).toBeVisible()
      for (const page of [guest, bedside.page]) {
        await expect(page.getByText(room.recordingSpeech)).toBeVisible()
        await button(page, room.agree).click()
      }
      for (const page of [host, guest])
        await expect(page.getByText(room.recordingNow, { exact: true })).toBeVisible()
      const sent = host.waitForResponse((response) => response.url().includes('appendrecording'))
      await sent
      await button(host, room.stopRecording).click()
      await expect(guest.getByText(room.recordingNow, { exact: true })).toHaveCount(0)
    })

    await button(guest, room.pip).click()
    const shown = () => guest.evaluate(() => document.pictureInPictureElement?.tagName)
    await expect.poll(shown).toBe('VIDEO')
    await button(guest, room.pip).click()
    await expect.poll(shown).toBeUndefined()

    await host.goto(`/videoMeetingDetail?id=${id}`)
    await button(host, room.watchRecording).click()
    await expect
      .poll(() => host.locator('.recordings-video').evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBeGreaterThan(0)

    await test.step('what was said becomes captions and minutes', async () => {
      await button(host, minutesText.zh.make.zh).click()
      await expect(host.getByText(/^文字记录（\d+ 句）$/)).toBeVisible({ timeout: 120_000 })
      await expect(host.locator('.recordings-video track')).toHaveCount(1)
      await axe(host, '.minutes')
    })
  },
)
