import type { Locator } from '@playwright/test'
import { transcriptText } from '#web/features/meetings/transcript/text.ts'
import { workPath } from '#web/paths/works.ts'
import { axe } from './harness/axe.ts'
import { findWork } from './harness/find-work.ts'
import { expectMoving, timeOf } from './harness/moving.ts'
import { expect, test } from './harness/test.ts'

const text = transcriptText.zh

/** The second that a line names, such as 1:05. */
async function secondOf(line: Locator): Promise<number> {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await line.innerText())!
  return Number(minutes) * 60 + Number(seconds)
}

test('a transcript leads to its seconds, follows the video and is searched @both', async ({ page }) => {
  const work = await findWork(
    page,
    ({ access, episodes }) => access === 'free' && (episodes[0]?.captions.length ?? 0) > 1,
  )
  // Large letters, so that the lines do not all fit into their box.
  await page.addInitScript(() => localStorage.setItem('text_size', 'largest'))
  await page.goto(workPath(work.production_id, work.course_type))
  const transcript = page.getByRole('region', { name: text.title, exact: true })
  const lines = transcript.getByRole('listitem').getByRole('button')
  const current = transcript.locator('[aria-current]')
  const video = page.locator('video')
  await transcript.scrollIntoViewIfNeeded()
  await expect(lines.nth(3)).toBeVisible()

  await test.step('a line that is pressed jumps there', async () => {
    await lines.nth(1).click()
    const second = await secondOf(lines.nth(1))
    await expect.poll(() => timeOf(video)).toBeGreaterThanOrEqual(second)
    await expectMoving(video)
    await expect(page.getByRole('region', { name: /^视频：/ })).toBeInViewport()
    await expect(lines.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(current).toHaveCount(1)
    await axe(page, '.transcript')
  })

  const last = lines.last()
  const lastSecond = await secondOf(last)
  await test.step('the current line follows the video', async () => {
    await video.evaluate((one: HTMLVideoElement, second) => (one.currentTime = second - 1.5), lastSecond)
    await expect(lines.nth(-2)).toHaveAttribute('aria-current', 'true')
    // By itself, as the video goes on.
    await expect(last).toHaveAttribute('aria-current', 'true')
    await expect(current).toHaveCount(1)
    await expect.poll(() => isInBox(last)).toBe(true)
    expect(await isInBox(lines.first())).toBe(false)
  })

  await test.step('who scrolls in it is left alone, until they want to follow again', async () => {
    await transcript.getByRole('list').dispatchEvent('wheel')
    await video.evaluate((one: HTMLVideoElement) => {
      one.pause()
      one.currentTime = 0
    })
    await expect(lines.first()).toHaveAttribute('aria-current', 'true')
    expect(await isInBox(lines.first())).toBe(false)
    await transcript.getByRole('button', { name: text.follow }).click()
    await expect.poll(() => isInBox(lines.first())).toBe(true)
    await expect(transcript.getByRole('button', { name: text.follow })).toHaveCount(0)
  })

  const all = await lines.count()
  const box = transcript.getByRole('searchbox', { name: text.search })
  await test.step('a search within marks its hits', async () => {
    const word = '大家好'
    await box.fill(word)
    await expect(transcript.getByText(text.found(1))).toBeVisible()
    await expect(lines).toHaveCount(1)
    await expect(transcript.locator('mark')).toHaveText([word])
    await axe(page, '.transcript')
    await box.fill('没有这样的词')
    await expect(transcript.getByText(text.nothingFound('没有这样的词'))).toBeVisible()
    await expect(lines).toHaveCount(0)
    await box.fill('')
    await expect(lines).toHaveCount(all)
    await expect(transcript.locator('mark')).toHaveCount(0)
  })

  await test.step('it is there in the other language', async () => {
    await transcript.getByRole('radio', { name: 'English' }).check()
    await expect(lines).toHaveCount(all)
    await expect(lines.first()).toContainText('Hello everyone')
    await box.fill('HELLO')
    await expect(transcript.locator('mark')).toHaveText(['Hello'])
  })
})

/** Whether the middle of a line is within the box that scrolls it. */
const isInBox = (line: Locator) =>
  line.evaluate((one) => {
    const box = one.closest('ol')!.getBoundingClientRect()
    const { top, height } = one.getBoundingClientRect()
    return top + height / 2 > box.top && top + height / 2 < box.bottom
  })
