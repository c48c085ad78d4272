import { messageSettingsText } from '#web/features/community/message-settings/text.ts'
import { inboxText } from '#web/features/discover/inbox/text.ts'
import { sendMessage } from './harness/ask-console.ts'
import { axe } from './harness/axe.ts'
import { doubleText } from './harness/double-text.ts'
import { logIn } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'

const text = inboxText.zh
const settings = messageSettingsText.zh

test('messages arrive live, are read by opening, found, read all at once and undone', async ({ page }) => {
  const { userid } = await logIn(page, newPhone(), '/messageList')
  const send = (title: string, kind: string) =>
    sendMessage(page, userid, { title, content: `${title}的内容`, kind })
  await expect(page.getByText(text.none)).toBeVisible()
  await axe(page)

  await send('会议改期', 'meetings')
  await send('退款到账', 'orders')
  const rows = page.locator('a.message-row')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('退款到账')
  await page.getByRole('tab', { name: /会议/ }).click()
  await expect(rows).toHaveCount(1)
  await rows.first().click()
  await expect(page).toHaveURL(/\/richText\?id=\d+$/)
  await expect(page.getByRole('heading', { name: '会议改期' })).toBeVisible()
  await page.goBack()
  // Back on the tab that was left, and the message is read.
  await expect(page.getByRole('tab', { name: /会议/ })).toHaveAttribute('aria-selected', 'true')
  await expect(rows.first()).not.toHaveAttribute('data-unread')
  await page.getByRole('tab', { name: new RegExp(text.all) }).click()
  await page.getByRole('button', { name: text.unreadOnly }).click()
  await expect(rows).toHaveCount(1)
  await axe(page)

  await page.getByRole('button', { name: text.readAll }).click()
  await expect(page.getByText(text.noneUnread)).toBeVisible()
  await page.getByRole('button', { name: text.undo }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: text.unreadOnly }).click()

  await page.getByRole('searchbox', { name: text.search.label }).fill('改期')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('会议改期')
  await page.getByRole('searchbox', { name: text.search.label }).fill('没有')
  await page.keyboard.press('Enter')
  await expect(page.getByText(text.nothingFound('没有'))).toBeVisible()

  // With text of double size what is typed can still be read: the button moves below the field.
  await doubleText(page)
  const field = (await page.getByRole('searchbox', { name: text.search.label }).boundingBox())!
  expect(field.width).toBeGreaterThan(150)

  await page.goto('/')
  // The message that is unread, and the to-do of a new member.
  await expect(page.getByRole('link', { name: /消息，\d+ 条未读/ })).toBeVisible()
})

test('a member chooses channels by kind, quiet hours and the digest', async ({ page }) => {
  await logIn(page, newPhone(), '/setting')
  await page.getByRole('link', { name: '消息类别与免打扰' }).click()
  await expect(page).toHaveURL('/messageSetting')
  await page.getByRole('button', { name: /订单/ }).click()
  const sheet = page.getByRole('dialog', { name: '订单' })
  const sms = sheet.getByRole('switch', { name: settings.channels.sms })
  await sms.click()
  await expect(sms).not.toBeChecked()
  await axe(page)
  await sheet.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('button', { name: /订单/ })).not.toContainText(settings.channels.sms)

  await page.getByRole('switch', { name: settings.quietOn }).click()
  await page.getByLabel(settings.from).fill('23:00')
  await page.getByRole('button', { name: settings.save }).click()
  await expect(page.getByText(settings.saved)).toBeVisible()
  // Without an address there is nowhere to send a digest to.
  await page.getByRole('switch', { name: settings.digest }).click()
  await expect(page.getByText('请先在个人信息中填写邮箱')).toBeVisible()
  await expect(page.getByRole('switch', { name: settings.digest })).not.toBeChecked()

  await page.reload()
  await expect(page.getByLabel(settings.from)).toHaveValue('23:00')
  await expect(page.getByRole('button', { name: /订单/ })).not.toContainText(settings.channels.sms)
})
