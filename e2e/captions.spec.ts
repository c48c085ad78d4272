import { axe } from './harness/axe.ts'
import { consolePhones, openConsole } from './harness/console.ts'
import { expect, test } from './harness/test.ts'

test('a recording is transcribed, and corrected beside the player @desk', async ({ page }) => {
  test.setTimeout(240_000)
  // One of the demo: others are made while journeys run, and some are too short for two lines.
  const meeting = '围手术期抗凝管理学习班'
  await openConsole(page, consolePhones.meetingManager, `recording-captions?f.q=${meeting}&f.state=none`)
  const row = page.getByRole('row', { name: meeting })
  await expect(row.getByText('无字幕')).toBeVisible()
  await row.getByRole('link').first().click()
  await page.getByRole('link', { name: '校对、输入或上传' }).click()
  await expect(page.getByText('还没有这种语言的字幕')).toBeVisible()
  await page.getByRole('button', { name: '识别字幕' }).click()

  await test.step('its lines come, and wait for a person', async () => {
    await expect(page.getByText('机器识别，待校对')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('textbox', { name: '0:00 的字幕' })).toHaveValue(/第 1 句/)
    await axe(page, 'main')
  })

  await test.step('a line leads to its second, and is corrected', async () => {
    await page.getByRole('button', { name: '从 0:08 播放' }).click()
    await expect
      .poll(() => page.locator('video').evaluate((one: HTMLVideoElement) => one.currentTime))
      .toBeGreaterThan(7.9)
    await page.getByRole('textbox', { name: '0:00 的字幕' }).fill('先看射血分数，再定方案')
    await expect(page.getByText('有未保存的修改')).toBeVisible()
    await page.getByRole('button', { name: '保存为已校对' }).click()
    await expect(page.getByText('已校对', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: '0:00 的字幕' })).toHaveValue('先看射血分数，再定方案')
  })
})
