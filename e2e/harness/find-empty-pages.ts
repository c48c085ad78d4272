import type { Page } from '@playwright/test'
import { openAddresses, withMeetings } from './addresses.ts'
import { meetingsOnAir, recordedMeeting } from './find-meeting.ts'

/** The addresses for visitors of which the server renders nothing for this browser. */
export async function findEmptyPages(page: Page): Promise<string[]> {
  const [onAir] = await meetingsOnAir(page)
  const meetings = { onAir: onAir!, recorded: await recordedMeeting(page) }
  const empty: string[] = []
  for (const address of openAddresses) {
    const html = await (await page.request.get(withMeetings(address, meetings))).text()
    if (html.includes('<div id="root"></div>')) empty.push(address)
  }
  return empty
}
