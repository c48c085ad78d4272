import { articleCalls } from '#contract/library/articles.ts'
import { historyText } from '#web/features/community/history/text.ts'
import { axe } from './harness/axe.ts'
import { logIn } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

const text = historyText.zh

test('the history opens on viewed items, and offers to clear only non-empty lists', async ({ page }) => {
  await logIn(page, newPhone(), '/viewHistory')
  const clear = page.getByRole('button', { name: text.clear })
  await expect(page.getByText(text.nothing)).toBeVisible()
  await expect(clear).toHaveCount(0)

  const read = page.waitForResponse(`**${articleCalls.detail.path}`)
  await page.goto('/homeConsultingDetail?information_id=7')
  await read
  await page.goto('/viewHistory')
  const articles = page.getByRole('tab', { name: text.information })
  await expect(articles).toHaveAttribute('aria-selected', 'true')
  await expect(clear).toBeVisible()
  await axe(page)
  const box = page.getByLabel(text.search.label, { exact: true })
  await box.fill('没有这样的标题')
  await box.press('Enter')
  await expect(page.getByText(text.nothingFound('没有这样的标题'))).toBeVisible()
  await box.fill('')
  await box.press('Enter')
  const forget = page.getByRole('button', { name: text.remove('') })
  await tells(page, text.removed, () => forget.click())
  await expect(page.getByText(text.nothing)).toBeVisible()
  await expect(articles).toHaveAttribute('aria-selected', 'true')
  await expect(clear).toHaveCount(0)
})
