import type { Page } from '@playwright/test'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import type { PlaybackItem } from '#contract/meetings/meetings.ts'
import { searchText } from '#web/features/discover/search/text.ts'
import { readVtt } from '#web/features/meetings/transcript/read-captions.ts'
import { transcriptText } from '#web/features/meetings/transcript/text.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { axe } from './harness/axe.ts'
import { recordedMeeting } from './harness/find-meeting.ts'
import { timeOf } from './harness/moving.ts'
import { post } from './harness/register.ts'
import { expect, test } from './harness/test.ts'

type Language = keyof typeof searchText

/** A line of a talk that everybody may watch, in a language. */
async function findSpoken(page: Page, language: Language) {
  const meetingId = await recordedMeeting(page)
  const recordings = await post<PlaybackItem[]>(page, meetingCalls.meetingPlayback.path, {
    meeting_id: String(meetingId),
    lang: language,
  })
  const talk = recordings[1]!
  const { address } = talk.captions.find((one) => one.language === language)!
  const { second, words } = readVtt(await (await page.request.get(address)).text())[2]!
  return { meetingId, talk, second, words }
}

/** The words before the first punctuation. */
const phraseOf = (words: string) => /^[^，。？！,.?!:;；：]{4,40}/u.exec(words)![0].trim()

for (const language of ['zh', 'en'] as const)
  test(`words that were spoken in a talk are found and lead to their second (${language})`, async ({
    page,
  }) => {
    // Captions are read once a minute.
    test.setTimeout(240_000)
    const text = searchText[language]
    await page.addInitScript((locale) => localStorage.setItem('locale', locale), language)
    const { meetingId, talk, second, words } = await findSpoken(page, language)
    const phrase = phraseOf(words)
    const spoken = page.getByRole('tab', { name: new RegExp(`^${text.tab.passage}`) })
    const found = page.locator(`a[href*="l_r_id=${talk.l_r_id}&second=${second}"]`)
    await expect(async () => {
      await page.goto('/search')
      const box = page.getByRole('combobox', { name: text.label })
      await box.fill(phrase)
      await box.press('Enter')
      await spoken.click({ timeout: 5000 })
      await expect(found).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 150_000 })

    await expect(found).toContainText(words)
    await expect(found.locator('mark').first()).toBeVisible()
    await expect(found).toContainText(talk.palybackname)
    await expect(found).toContainText(durationText(second))
    await axe(page)

    await found.click()
    await expect(page).toHaveURL(new RegExp(`/meetingPlaybackDetail\\?meeting_id=${meetingId}&`))
    const video = page.locator('video')
    await expect.poll(() => timeOf(video)).toBeGreaterThanOrEqual(second)
    expect(await timeOf(video)).toBeLessThan(second + 5)
    const transcript = page.getByRole('region', { name: transcriptText[language].title, exact: true })
    await transcript.scrollIntoViewIfNeeded()
    await expect(transcript.locator('[aria-current]')).toContainText(words)
  })
