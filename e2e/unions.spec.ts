import type { Browser, Page, TestInfo } from '@playwright/test'
import { unionCalls } from '#contract/practice/unions.ts'
import { reservationText } from '#web/features/meetings/reservations/text.ts'
import { chatText } from '#web/features/community/chat/text.ts'
import { bookingText } from '#web/features/practice/unions/booking-text.ts'
import { noticeText } from '#web/features/practice/unions/notice-text.ts'
import { unionText } from '#web/features/practice/unions/text.ts'
import { runAction } from './harness/ask-console.ts'
import { axe } from './harness/axe.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import type { Login } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'
import { verifyDoctor } from './harness/verify-doctor.ts'

const text = unionText.zh
const notices = noticeText.zh
const bookings = bookingText.zh
const reservations = reservationText.zh
const chat = chatText.zh

/** A second doctor, in a browser of their own. */
async function openOther(browser: Browser, { project }: TestInfo): Promise<Page> {
  const { userAgent, viewport, baseURL } = project.use
  const context = await browser.newContext({
    userAgent: userAgent!,
    viewport: viewport!,
    baseURL: baseURL!,
    hasTouch: true,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

/** A union that this doctor has founded, through the screen, and an operator has opened. */
async function foundUnion(page: Page, name: string): Promise<{ id: number; login: Login }> {
  const login = await logInAsDoctor(page, '顾医生')
  await verifyDoctor(page, '顾医生')
  await page.goto('/stCommonwealthFrom')
  await page.getByRole('button', { name: text.foundSubmit }).click()
  await expect(page.getByText(text.missingField(text.unionName))).toBeVisible()
  await page.getByLabel(text.unionName, { exact: true }).fill(name)
  await page.getByLabel(text.unionIntroduction).fill('共同开展随访与病例讨论。')
  await page.getByLabel(text.foundReason).fill('已有六家医院愿意加入。')
  await page.getByRole('button', { name: text.addQuestion }).click()
  await page.getByLabel(text.question(1), { exact: true }).fill('您的专业方向')
  await axe(page)
  await page.getByRole('button', { name: text.foundSubmit }).click()
  await expect(page.getByText(text.foundPending(name))).toBeVisible()
  const answer = await page.request.get(unionCalls.founding.path, { headers: { token: login.token } })
  const { result } = (await answer.json()) as { result: { founding: { id: number } } }
  const { id } = result.founding
  await runAction(page, ['unions', 'pass', id])
  return { id, login }
}

test('from the application to a booked meeting, with two doctors', async ({ page, browser }, info) => {
  test.slow()
  const name = `科联体 ${newPhone()}`
  const { id } = await foundUnion(page, name)
  const other = await openOther(browser, info)
  await logInAsDoctor(other, '周医生', `/stCommonwealth?id=${id}`)

  await test.step('a doctor applies for a department', async () => {
    await expect(other.getByText(text.membersSee)).toBeVisible()
    await other.getByRole('link', { name: text.join }).click()
    await other.getByRole('radio', { name: text.asDepartment }).check()
    await other.getByRole('button', { name: text.apply }).click()
    await expect(other.getByText(text.missingField(text.reason))).toBeVisible()
    await other.getByRole('button', { name: new RegExp(text.department) }).click()
    const chooser = other.getByRole('dialog', { name: text.chooseDepartment })
    // The demo world books the first ones.
    await chooser.locator('.list-row').last().click()
    await other.getByLabel(text.reason).fill('希望加入随访网络。')
    await other.getByLabel('您的专业方向').fill('心力衰竭')
    await axe(other)
    await tells(other, text.applied, () => other.getByRole('button', { name: text.apply }).click())
    await expect(other.getByText(text.pending)).toBeVisible()
  })

  await test.step('the owner approves', async () => {
    await page.goto(`/stCommonwealth?id=${id}`)
    await page.getByRole('link', { name: new RegExp(`^${text.applications}`) }).click()
    await expect(page.getByText('心力衰竭')).toBeVisible()
    await axe(page)
    await tells(page, text.approved, () => page.getByRole('button', { name: text.approve }).click())
    await expect(page.getByText(text.noApplications)).toBeVisible()
  })

  await test.step('a notice is published and read', async () => {
    await page.goto(`/notice?id=${id}`)
    await page.getByRole('button', { name: notices.publish }).click()
    const sheet = page.getByRole('dialog', { name: notices.publish })
    await sheet.getByLabel(notices.title, { exact: true }).fill('首次会议')
    await sheet.getByLabel(notices.content, { exact: true }).fill('请准备病例。')
    await tells(page, notices.published, () => sheet.getByRole('button', { name: notices.publish }).click())
    await other.goto('/stCommonwealth')
    await expect(other.getByText(notices.unreadNum(1))).toBeAttached()
    await other.goto(`/stCommonwealth?id=${id}`)
    await other.getByRole('link', { name: /首次会议/ }).click()
    await expect(other.getByText('请准备病例。')).toBeVisible()
    await other.goto('/stCommonwealth')
    await expect(other.getByRole('link', { name: notices.notices })).toBeVisible()
    await expect(other.getByText(notices.unreadNum(1))).toHaveCount(0)
  })

  await test.step('the member books, and the owner approves', async () => {
    await other.goto(`/appointmentMeeting?id=${id}`)
    await other.getByRole('button', { name: bookings.later }).click()
    await expect(other.getByText(bookings.free)).toBeVisible()
    await other.getByRole('button', { name: bookings.submit }).click()
    await expect(other.getByText(bookings.missingField(bookings.topic))).toBeVisible()
    await other.getByLabel(bookings.topic).fill('心衰病例讨论')
    await other.getByLabel(bookings.begin).fill(`${tomorrow()}T09:30`)
    await other.getByLabel(bookings.end).fill(`${tomorrow()}T10:30`)
    await other.getByLabel(bookings.place).fill('门诊楼三层')
    await other.getByRole('button', { name: new RegExp(bookings.participants) }).click()
    await other.getByRole('checkbox', { name: /顾医生/ }).check()
    await other.getByRole('button', { name: bookings.chosen }).click()
    await axe(other)
    await tells(other, bookings.submitted, () => other.getByRole('button', { name: bookings.submit }).click())
    await expect(other).toHaveURL(/booking_id=/)
    await page.goto(other.url())
    await tells(page, bookings.approved, () => page.getByRole('button', { name: bookings.approve }).click())
    await page.getByRole('radio', { name: bookings.comes, exact: true }).check()
    await expect(page.getByText(bookings.coming(1, 1))).toBeVisible()
    const calendar = page.getByRole('link', { name: reservations.addToCalendar })
    const file = await page.request.get((await calendar.getAttribute('href'))!)
    expect(await file.text()).toContain('SUMMARY:心衰病例讨论')
  })

  await test.step('the owner moves it, and the record says so', async () => {
    await page.getByRole('button', { name: bookings.move, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: bookings.moveTitle })
    await sheet.getByLabel(bookings.begin).fill(`${tomorrow()}T15:00`)
    await sheet.getByLabel(bookings.end).fill(`${tomorrow()}T16:00`)
    await tells(page, bookings.moved, () => sheet.getByRole('button', { name: bookings.moveSave }).click())
    await expect(page.getByText(`${tomorrow()} 09:30`).first()).toBeVisible()
    await expect(page.getByRole('radio', { name: bookings.comes, exact: true })).not.toBeChecked()
  })

  await test.step('they talk about it, also over a dropped line', async () => {
    await other.reload()
    const rows = (who: Page, content: string) => who.getByRole('log').getByText(content, { exact: true })
    const box = (who: Page) => who.getByRole('textbox', { name: chat.write })
    const send = async (who: Page, content: string) => {
      await box(who).fill(content)
      await who.getByRole('button', { name: chat.send, exact: true }).click()
    }
    await send(page, '明天见')
    await expect(rows(other, '明天见')).toHaveCount(1)
    await other.getByRole('button', { name: chat.quote, exact: true }).last().click()
    await send(other, '准时到')
    await expect(page.getByRole('button', { name: /明天见/ })).toBeVisible()
    await axe(other)
    await other.context().setOffline(true)
    await send(other, '离线时写的')
    await expect(other.getByText(chat.waiting)).toBeVisible()
    await other.context().setOffline(false)
    await expect(rows(page, '离线时写的')).toHaveCount(1)
    await expect(other.getByText(chat.waiting)).toHaveCount(0)
    await expect(rows(other, '离线时写的')).toHaveCount(1)
    await page.getByRole('button', { name: chat.recall }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: chat.recall }).click()
    await expect(rows(other, chat.recalled('顾医生'))).toBeVisible()
    await expect(rows(other, '明天见')).toHaveCount(0)
  })
  await other.context().close()
})

/** In Shanghai, as a field for times takes it. */
const tomorrow = () => new Date(Date.now() + 32 * 3600_000).toISOString().slice(0, 10)
