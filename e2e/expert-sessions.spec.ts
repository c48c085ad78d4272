import type { Page } from '@playwright/test'
import { expertSessionText } from '#web/features/practice/expert-sessions/text.ts'
import { expertSheetText } from '#web/features/practice/expert-sheets/text.ts'
import { runAction } from './harness/ask-console.ts'
import { axe } from './harness/axe.ts'
import { inviteExpert, momentIn, shownSession, shownTimeIn, timeIn } from './harness/invite-expert.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

const text = expertSessionText.zh
const title = '颅内动脉瘤夹闭术'
const invite = (page: Page, phone: string) =>
  inviteExpert(page, {
    // The next meeting of the demo.
    taskId: 1,
    phone,
    name: '陆明远',
    session: { title, hall: '第一会场', begin_at: momentIn(9, '09:00'), end_at: momentIn(9, '09:40') },
  })

test('an invited expert confirms a session in two presses from the SMS, then asks for another time', async ({
  page,
}) => {
  const phone = newPhone()
  const { link } = await invite(page, phone)
  await page.goto(link)
  await page.getByRole('link', { name: title }).click()
  await axe(page)
  await tells(page, text.confirmed, () => page.getByRole('button', { name: text.confirm }).click())
  await expect(page.getByText(text.states[1], { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: text.propose }).click()
  const dialog = page.getByRole('dialog', { name: text.proposeTitle })
  await dialog.getByRole('button', { name: text.submit }).click()
  await expect(dialog.getByText(text.beginSame)).toBeVisible()
  await expect(dialog.getByText(text.reasonMissing)).toBeVisible()
  await dialog.getByLabel(text.begin).fill(timeIn(10, '14:00').replace(' ', 'T'))
  await expect(dialog.getByText(text.free)).toBeVisible()
  await dialog.getByLabel(text.reason).fill('上午有手术')
  await axe(page)
  await tells(page, text.sentProposal, () => dialog.getByRole('button', { name: text.submit }).click())
  await expect(page.getByText(text.states[3], { exact: true }).first()).toBeVisible()

  await runAction(page, ['expert-sessions', 'accept', shownSession(page)])
  await page.reload()
  await expect(page.getByText(text.states[1], { exact: true }).first()).toBeVisible()
  await expect(page.getByText(shownTimeIn(10, '14:00')).first()).toBeVisible()
  const history = page.getByRole('region', { name: text.history })
  await expect(history.getByText(text.changes.session_accepted)).toBeVisible()
})

test('an expert refuses a session with the reason, which the schedule shows', async ({ page }) => {
  const { link } = await invite(page, newPhone())
  await page.goto(link)
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: text.refuse }).click()
  const dialog = page.getByRole('dialog', { name: text.refuse })
  await dialog.getByRole('textbox').fill('当日出国')
  const send = dialog.getByRole('button', { name: expertSheetText.zh.refuse })
  await tells(page, text.refused, () => send.click())
  await page.goto(link.replace('/taskList', '/expertsSchedule'))
  await expect(page.getByRole('link', { name: title })).toContainText(text.states[2])
  await axe(page)
})
