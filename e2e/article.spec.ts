import { markCalls } from '#contract/community/marks.ts'
import { markText } from '#web/features/community/marks/text.ts'
import { articleText } from '#web/features/library/articles/text.ts'
import { logIn } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

const text = markText.zh
const address = '/homeConsultingDetail?information_id=7'

test('an article is liked, collected and removed from the collection', async ({ page }) => {
  await logIn(page, newPhone(), address)
  const bar = page.getByRole('region', { name: text.bar })
  const praise = bar.getByRole('button', { name: text.praise(0) })
  const collect = bar.getByRole('button', { name: text.collect(0) })
  await expect(praise).toHaveAttribute('aria-pressed', 'false')
  await Promise.all([page.waitForResponse(`**${markCalls.set.path}`), praise.click()])
  await expect(praise).toHaveAttribute('aria-pressed', 'true')
  await tells(page, text.collected, () => collect.click())
  await page.reload()
  await expect(praise).toHaveAttribute('aria-pressed', 'true')
  await expect(collect).toHaveAttribute('aria-pressed', 'true')
  await tells(page, text.uncollected, () => collect.click())
  await expect(collect).toHaveAttribute('aria-pressed', 'false')
})

test('an article opens again where the reader stopped', async ({ page }) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { name: articleText.zh.hot })).toBeVisible()
  await page.evaluate(() => {
    const { top, height } = document.querySelector('article')!.getBoundingClientRect()
    window.scrollTo({ top: window.scrollY + top + height / 2 })
  })
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('read_positions') ?? ''))
    .toMatch(/\[7,(4\d|5\d)\]/)
  await tells(page, articleText.zh.returned, () => page.goto(address))
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
})
