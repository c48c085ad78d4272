import { sendMessage } from './harness/ask-console.ts'
import { axe } from './harness/axe.ts'
import { logIn } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'

test('a message arrives once while the home is open, and links to its target', async ({ page }) => {
  const { userid } = await logIn(page, newPhone(), '/')
  const sent = { title: '学分已到账', content: '本次会议学分已记入个人中心。' }
  await sendMessage(page, userid, sent)
  const dialog = page.getByRole('dialog', { name: '学分已到账' })
  await expect(dialog).toContainText('本次会议学分已记入个人中心。')
  await expect(page.getByRole('link', { name: /消息，\d+ 条未读/ })).toBeVisible()
  await axe(page)
  await dialog.getByRole('button', { name: '稍后' }).click()
  await page.reload()
  await expect(page.getByRole('link', { name: '个人中心' })).toBeVisible()
  await expect(dialog).toBeHidden()

  await sendMessage(page, userid, { ...sent, title: '请查看' })
  await page.getByRole('dialog', { name: '请查看' }).getByRole('button', { name: '立即查看' }).click()
  await expect(page).toHaveURL(/\/richText\?id=\d+$/)
  await expect(page.getByRole('heading', { name: '请查看' })).toBeVisible()
})
