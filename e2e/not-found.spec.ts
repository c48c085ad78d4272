import { axe } from './harness/axe.ts'
import { expect, test } from './harness/test.ts'

test('an unknown path shows a message with HTTP status 404 and a link home', async ({ page, faults }) => {
  faults.allow(/404 \(Not Found\)/)
  const answer = await page.goto('/noSuchPage')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await expect(page).toHaveTitle('页面不存在 - 杏林')
  await axe(page)
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { name: '杏林', level: 1 })).toBeVisible()
})

test('what is not there is said before any script', { tag: '@desk' }, async ({ request }) => {
  for (const [path, words] of [
    ['/noSuchPage', '页面不存在'],
    ['/meetingDetail', '返回首页'],
    ['/articleDetail?production_id=999999999', '返回首页'],
  ]) {
    const answer = await request.get(path!)
    expect(answer.status()).toBe(404)
    const [, root = ''] = (await answer.text()).split('id="root"')
    expect(root).toContain(words)
  }
})

test('a path beside other files is a page too', async ({ page }) => {
  // Calendar files are served below it.
  await page.goto('/calendar')
  await expect(page).toHaveURL(/\/login/)
})

test('a known path answers 200', async ({ page }) => {
  const answer = await page.goto('/login')
  expect(answer?.status()).toBe(200)
})

test('robots.txt names the paths that are not pages', { tag: '@desk' }, async ({ request }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
  const lines = (await answer.text()).split('\n')
  for (const path of ['/api/', '/MedicalCollege/', '/sandbox/']) expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).not.toContain('Disallow: /')
})
