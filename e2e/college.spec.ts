import { expect, test } from './harness/test.ts'

test('a disease has a home, and More leads to all of them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/diseaseHomepage?disease_id=1')
  const strip = page.getByRole('tablist', { name: '病种' })
  await expect(strip.getByRole('tab', { name: '心力衰竭', exact: true, selected: true })).toBeVisible()
  for (const part of ['简介', '相关专家', '其他病种', '相关内容', '相关药械'])
    await expect(page.getByRole('heading', { name: part })).toBeVisible()
  await strip.getByRole('tab', { name: '高血压' }).click()
  await expect(page).toHaveURL(/disease_id=3/)
  await expect(page.getByRole('heading', { name: '高血压', level: 2 })).toBeVisible()

  await page.getByRole('link', { name: '更多病种' }).click()
  await expect(page).toHaveURL(/diseaseList/)
  await page.getByRole('button', { name: '骨科', exact: false }).first().click()
  await page.getByRole('link', { name: /^骨质疏松/ }).click()
  await expect(page).toHaveURL(/diseaseHomepage/)
  await expect(page.getByRole('heading', { name: '骨质疏松', level: 2 })).toBeVisible()
})

test('operations and parts filter the content by their tag', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/operationList')
  await page.getByRole('link', { name: /^心房颤动肺静脉隔离消融术/ }).click()
  await expect(page).toHaveURL(/operationHomepage/)
  await page.getByRole('tab', { name: /^手术/ }).click()
  await expect(page.getByRole('tabpanel').getByRole('link', { name: /肺静脉隔离消融术/ })).toBeVisible()
  await page.goto('/partList')
  await page.getByRole('link', { name: /^左心房/ }).click()
  await expect(page.getByRole('heading', { name: '左心房', level: 2 })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
})
