import type { Page } from '@playwright/test'
import { playerText } from '#web/features/meetings/player/text.ts'
import { axe } from './harness/axe.ts'
import { meetingsOnAir } from './harness/find-meeting.ts'
import { playerChoice } from './harness/player-choice.ts'
import { expect, test } from './harness/test.ts'

const text = playerText.zh
const chinese = text.machineMade('中文')
const player = (page: Page) => page.getByRole('region', { name: /^视频：/ })
const words = (page: Page) => player(page).locator('.live-caption-words')
/** What is said in the film that the demo world broadcasts. */
const said = /^(先看|心电图|接着|请留意|最后回到|感谢)/

async function choose(page: Page, name: string) {
  const settings = player(page).getByRole('button', { name: text.settings, exact: true })
  await player(page).hover()
  await settings.click()
  await playerChoice(player(page), text.captions, name).click()
  await settings.click()
}

test('captions of a broadcast come with its picture, go, and are remembered', async ({ page }) => {
  const [meetingId] = await meetingsOnAir(page)
  await page.goto(`/meetingDetail?meeting_id=${meetingId}`)
  await expect(player(page)).toBeVisible()
  await expect(words(page)).toHaveCount(0)
  await choose(page, chinese)
  await expect(words(page)).toContainText(said)
  // What is being said is not read aloud: it is heard.
  await expect(player(page).locator('.live-caption')).toHaveAttribute('aria-live', 'off')
  await axe(page, '.player')
  await page.reload()
  await expect(words(page)).toContainText(said)
  await choose(page, text.off)
  await expect(words(page)).toHaveCount(0)
})
