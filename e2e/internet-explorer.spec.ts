import { agents } from './harness/agents.ts'
import { axe } from './harness/axe.ts'
import { expect, test } from './harness/test.ts'

test.use({ userAgent: agents.internetExplorer })

test('Internet Explorer shows which browsers work', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '当前浏览器版本过旧' })).toBeVisible()
  await expect(page.getByRole('link')).toHaveText([
    '下载 Google Chrome',
    '下载 Microsoft Edge',
    '下载 Mozilla Firefox',
  ])
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0)
  await axe(page)
})
