import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { videoCalls } from '#contract/library/videos.ts'
import { videoText } from '#web/features/library/videos/text.ts'
import { axe } from './harness/axe.ts'
import { logIn } from './harness/log-in.ts'
import { expect, test } from './harness/test.ts'

const text = videoText.zh
const MB = 1024 * 1024
/** A demo expert, who has a homepage. */
const expert = '13800000005'
const append = `**${videoCalls.append.path}**`

/** A real video that is followed by a box without meaning, so that it takes several parts. */
async function largeVideo(name: string) {
  const film = await readFile(path.resolve(import.meta.dirname, '../server/assets/demo/lecture.mp4'))
  const rest = Buffer.alloc(20 * MB)
  rest.writeUInt32BE(rest.length)
  rest.write('free', 4)
  return { name, mimeType: 'video/mp4', buffer: Buffer.concat([film, rest]) }
}

const choose = (page: Page, file: Awaited<ReturnType<typeof largeVideo>>) =>
  page.locator('input[type=file][accept*="video"]').setInputFiles(file)

test('an upload goes on by itself when the line comes back @both', async ({ page }, info) => {
  await logIn(page, expert, '/videoUpload')
  let sent = 0
  await page.route(append, async (route) => {
    sent++
    await (sent === 2 ? route.abort('internetdisconnected') : route.continue())
  })
  await choose(page, await largeVideo(`断网 ${info.project.name}.mp4`))
  await expect(page.getByText(text.states.ready).or(page.getByText(text.leave)).first()).toBeVisible()
  expect(sent).toBeGreaterThan(3)
})

test('an upload is paused, left, and continued where it was @both', async ({ page }, info) => {
  const file = await largeVideo(`合上电脑 ${info.project.name} ${info.retry}.mp4`)
  await logIn(page, expert, '/videoUpload')
  const uploads = page.getByRole('region', { name: text.uploads })
  const row = uploads.getByRole('listitem').filter({ hasText: file.name })
  let sent = 0
  // The first part arrives; the line is gone before the second.
  await page.route(append, async (route) => {
    sent++
    await (sent === 1 ? route.continue() : route.abort('internetdisconnected'))
  })
  await choose(page, file)
  await expect(row.getByText(text.reconnecting)).toBeVisible()
  await axe(page)
  await row.getByRole('button', { name: text.pause(file.name) }).click()
  await expect(row.getByText(text.paused(38))).toBeVisible()

  await page.reload()
  await expect(row.getByText(text.unfinished(38))).toBeVisible()
  await axe(page)
  await page.unroute(append)
  const offsets: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === videoCalls.append.path) offsets.push(searchParams.get('offset')!)
  })
  await choose(page, file)
  await expect(page.getByText(text.states.ready).or(page.getByText(text.leave)).first()).toBeVisible()
  expect(offsets[0]).toBe(String(8 * MB))
})

test('what is no video is refused with a word, and cancelled uploads are gone', async ({ page }, info) => {
  await logIn(page, expert, '/videoUpload')
  const uploads = page.getByRole('region', { name: text.uploads })
  const buffer = Buffer.from('<!doctype html><title>no video</title>'.padEnd(9000))
  await choose(page, { name: 'film.mp4', mimeType: 'video/mp4', buffer })
  await expect(uploads.getByText('仅支持 mp4、mov、webm、mkv 视频，请检查文件内容')).toBeVisible()
  await page.screenshot({ path: info.outputPath('refused.png'), fullPage: true })
  await uploads.getByRole('button', { name: text.remove('film.mp4') }).click()
  await expect(uploads.getByText('film.mp4')).toBeHidden()

  const file = await largeVideo(`取消 ${info.project.name} ${info.retry}.mp4`)
  await page.route(append, (route) => route.abort('internetdisconnected'))
  await choose(page, file)
  await expect(uploads.getByText(text.reconnecting)).toBeVisible()
  await uploads.getByRole('button', { name: text.cancel(file.name) }).click()
  await page.getByRole('button', { name: text.cancelYes }).click()
  await expect(uploads.getByText(file.name)).toBeHidden()
  await page.reload()
  await expect(uploads).toBeVisible()
  await expect(uploads.getByText(file.name)).toBeHidden()
})
