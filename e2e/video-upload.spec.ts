import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { videoCalls, videoFailures } from '#contract/library/videos.ts'
import { videoText } from '#web/features/library/videos/text.ts'
import { axe } from './harness/axe.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import { giveHomepage } from './harness/own-homepage.ts'
import { expect, test } from './harness/test.ts'

const text = videoText.zh
const MB = 1024 * 1024
const append = `**${videoCalls.append.path}**`

/** A real video that is followed by a box without meaning, so that it takes several parts. The browser knows a file again by its time. */
async function largeVideo(name: string): Promise<string> {
  const film = await readFile(path.resolve(import.meta.dirname, '../demo/assets/lecture.mp4'))
  const rest = Buffer.alloc(20 * MB)
  rest.writeUInt32BE(rest.length)
  rest.write('free', 4)
  const file = test.info().outputPath(name)
  await writeFile(file, Buffer.concat([film, rest]))
  return file
}

const choose = (page: Page, file: string) =>
  page.locator('input[type=file][accept*="video"]').setInputFiles(file)

/** Each journey has a doctor of its own: a second login would end the first. */
async function openUploads(page: Page, doctorId: number) {
  await logInAsDoctor(page, '秦越', '/robots.txt')
  await giveHomepage(page, test.info().project.name === 'phone' ? doctorId : doctorId + 1)
  await page.goto('/videoUpload')
  return page.getByRole('region', { name: text.uploads })
}

const isUploaded = (page: Page) =>
  expect(page.getByText(text.states.ready).or(page.getByText(text.leave)).first()).toBeVisible({
    timeout: 60_000,
  })

test('an upload goes on by itself when the line comes back', async ({ page, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  await openUploads(page, 40)
  let sent = 0
  await page.route(append, async (route) => {
    sent++
    await (sent === 2 ? route.abort('internetdisconnected') : route.continue())
  })
  await choose(page, await largeVideo('断网.mp4'))
  await isUploaded(page)
  expect(sent).toBeGreaterThan(3)
})

test('an upload is paused, left, and continued where it was', async ({ page, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  const name = '合上电脑.mp4'
  const file = await largeVideo(name)
  const uploads = await openUploads(page, 42)
  const row = uploads.getByRole('listitem').filter({ hasText: name })
  let sent = 0
  // The first part arrives; the line is gone before the second.
  await page.route(append, async (route) => {
    sent++
    await (sent === 1 ? route.continue() : route.abort('internetdisconnected'))
  })
  await choose(page, file)
  await expect(row.getByText(text.reconnecting)).toBeVisible()
  await axe(page)
  await row.getByRole('button', { name: text.pause(name) }).click()
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
  await isUploaded(page)
  expect(offsets[0]).toBe(String(8 * MB))
})

test('what is no video is refused with a word, and cancelled uploads are gone', async ({ page, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  const uploads = await openUploads(page, 44)
  const noVideo = test.info().outputPath('film.mp4')
  await writeFile(noVideo, '<!doctype html><title>no video</title>'.padEnd(9000))
  await choose(page, noVideo)
  await expect(uploads.getByText(videoFailures.notVideo.zh)).toBeVisible()
  await uploads.getByRole('button', { name: text.remove('film.mp4') }).click()
  await expect(uploads.getByText('film.mp4')).toBeHidden()

  const name = '取消.mp4'
  await page.route(append, (route) => route.abort('internetdisconnected'))
  await choose(page, await largeVideo(name))
  await expect(uploads.getByText(text.reconnecting)).toBeVisible()
  await uploads.getByRole('button', { name: text.cancel(name) }).click()
  await page.getByRole('button', { name: text.cancelYes }).click()
  await expect(uploads.getByText(name)).toBeHidden()
  await page.reload()
  await expect(uploads).toBeVisible()
  await expect(uploads.getByText(name)).toBeHidden()
})
