import { expect, test } from './harness/test.ts'

test.use({ serviceWorkers: 'allow' })

test('the offline cache of an older version is deleted', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => caches.open('xinglin-shell-older.js'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual([expect.stringMatching(/^xinglin-shell-index-/)])
  // The files loaded before the worker existed are cached as well.
  const keeps = () =>
    page.evaluate(async () => {
      const [name] = await caches.keys()
      const kept = await (await caches.open(name!)).keys()
      return kept.map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(keeps).toContainEqual(expect.stringMatching(/^\/assets\/start-/))
  expect(await keeps()).toContain('/')
})
