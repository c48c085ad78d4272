import { roomFailures } from '#contract/community/rooms.ts'
import { expertTaskCalls, sheetFailures } from '#contract/practice/expert-sheets.ts'
import { chatText } from '#web/features/community/chat/text.ts'
import { roomText } from '#web/features/community/rooms/text.ts'
import { expertDutyText } from '#web/features/practice/expert-duties/text.ts'
import { expertSheetText } from '#web/features/practice/expert-sheets/text.ts'
import { rehearsalText } from '#web/features/practice/rehearsals/text.ts'
import { specimenRoomText } from '#web/features/practice/specimen-rooms/text.ts'
import { saveRecord } from './harness/ask-console.ts'
import { axe } from './harness/axe.ts'
import { test } from './harness/fake-camera.ts'
import { holdAccount } from './harness/hold-account.ts'
import { logIn, logInByCode } from './harness/log-in.ts'
import { post } from './harness/register.ts'
import { expect, newPhone } from './harness/test.ts'
import { tells } from './harness/toast.ts'
import { button, openDevices } from './harness/video-room.ts'
import type { Page } from '@playwright/test'

const text = specimenRoomText.zh
const expert = { phone: '13800000005', code: 'XL2026' }

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** A room of its own for the demo's expert, so that it does not matter what was answered before. */
async function addRoom(page: Page, title: string): Promise<void> {
  const sheet = { id: '1', tcode: expert.code }
  const { guest_id } = await post<{ guest_id: number }>(page, expertTaskCalls.check.path, sheet)
  const room = {
    task_id: 1,
    title,
    place: '标本室 D',
    begin_at: minutesFromNow(-5),
    end_at: minutesFromNow(120),
    materials: '灌注标本 1 例',
    guests: [guest_id],
  }
  await saveRecord(page, 'specimen-rooms', room)
}

test('an expert confirms a specimen room from the tasks and enters it', async ({ page }) => {
  const title = `预演 ${newPhone()}`
  await page.goto('/aboutUs')
  await addRoom(page, title)
  // Logged in as the guest, the device needs no code.
  await holdAccount(page, expert.phone)
  await logIn(page, expert.phone, '/taskList?id=1')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByText('灌注标本 1 例')).toBeVisible()
  await expect(page.getByRole('link', { name: text.join })).toBeVisible()
  await axe(page)
  await tells(page, text.confirmed, () => page.getByRole('button', { name: text.confirm }).click())
  await expect(page.getByRole('button', { name: text.confirm })).toBeHidden()
  await page.getByRole('link', { name: text.join }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText(roomText.zh.checkIntro)).toBeVisible()
  await page.getByRole('button', { name: roomText.zh.enterWithout }).click()
  await expect(page.getByRole('button', { name: roomText.zh.leave, exact: true })).toBeVisible()
  await page.getByRole('button', { name: roomText.zh.chat, exact: true }).click()
  await page.getByLabel(chatText.zh.write).fill('标本已就位')
  await page.getByRole('button', { name: chatText.zh.send, exact: true }).click()
  await expect(page.getByRole('article').getByText('标本已就位')).toBeVisible()
  await axe(page)
  // At a desk the chat stands beside the pictures instead of over them.
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('complementary', { name: roomText.zh.chat, exact: true })).toBeVisible()
  await page.goto('/taskList?id=1')
  const done = page.getByRole('region', { name: expertDutyText.zh.finished })
  await expect(done.getByRole('link', { name: title })).toBeVisible()
})

test('a guest with the code alone enters a specimen room; its chat offers to log in', async ({ page }) => {
  const title = `预演 ${newPhone()}`
  await page.goto('/aboutUs')
  await addRoom(page, title)
  await page.goto(`/taskList?id=1&tcode=${expert.code}`)
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('link', { name: text.join }).click()
  await page.getByRole('button', { name: roomText.zh.enterWithout }).click()
  await page.getByRole('button', { name: roomText.zh.chat, exact: true }).click()
  await expect(page.getByText(text.chatNeedsLogin)).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: text.logIn, exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('a lecturer rehearses with the code of the invitation, days before the lecture', async ({ page }) => {
  await page.goto(`/taskList?id=1&tcode=${expert.code}`)
  await page.getByRole('button', { name: expertSheetText.zh.more }).click()
  await page.getByRole('link', { name: rehearsalText.zh.title }).click()
  await expect(page.getByText(rehearsalText.zh.intro)).toBeVisible()
  await openDevices(page)
  await expect(page.getByText(roomText.zh.networks.good)).toBeVisible()
  await axe(page)
  await button(page, roomText.zh.enter).click()
  await expect(button(page, roomText.zh.leave)).toBeVisible()
  await expect(page.getByText('程怀瑾').first()).toBeVisible()
})

test('a room that is not open yet says when', async ({ page }) => {
  await page.goto(`/specimenChamber?id=1&tcode=${expert.code}&room_id=2`)
  await expect(page.getByRole('button', { name: text.join })).toBeDisabled()
  await expect(page.getByText(roomFailures.tooEarly.zh)).toBeVisible()
  await axe(page)
})

test('the login leads to the room of the same task, which an uninvited number does not enter', async ({
  page,
}) => {
  await logInByCode(page, newPhone(), '/specimenChamberLogin?id=1')
  await expect(page).toHaveURL(/\/specimenChamber\?id=1$/)
  await expect(page.getByRole('alertdialog', { name: sheetFailures.notInvited.zh })).toBeVisible()
})
