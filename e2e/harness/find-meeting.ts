import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { searchCalls } from '#contract/discover/search.ts'
import { post } from './register.ts'

/** The id of a demo meeting, by its title. */
export async function meetingByTitle(page: Page, title: string): Promise<number> {
  for (const call of [searchCalls.playback, searchCalls.advance]) {
    const fields = { keyword: title, page: '1' }
    const { data } = await post<{ data: { meeting_id: number; title: string }[] }>(page, call.path, fields)
    const found = data.find((meeting) => meeting.title === title)
    if (found) return found.meeting_id
  }
  expect(title, 'is no demo meeting').toBe('')
  return 0
}
