import type { Page } from '@playwright/test'
import { historyCalls } from '#contract/community/history.ts'
import { unionText } from '#web/features/practice/unions/text.ts'
import { openAddresses, passingScreens, withMeetings } from './harness/addresses.ts'
import { meetingsOnAir, recordedMeeting } from './harness/find-meeting.ts'
import { holdAccount } from './harness/hold-account.ts'
import { logIn, logInAsDoctor } from './harness/log-in.ts'
import { post } from './harness/register.ts'
import { expect, test } from './harness/test.ts'

// What the server draws is asked for without a browser: the login cookie says who looks.

const htmlOf = async (page: Page, address: string) => (await page.request.get(address)).text()

test('no page is drawn for a visitor while a member looks, and drawing leaves no visit behind', async ({
  page,
}) => {
  test.slow()
  const { userid, token } = await logInAsDoctor(page, '先见')
  const [onAir] = await meetingsOnAir(page)
  const meetings = { onAir: onAir!, recorded: await recordedMeeting(page) }
  const forVisitors: string[] = []
  for (const address of openAddresses) {
    if (passingScreens.has(address)) continue
    const html = await htmlOf(page, withMeetings(address, meetings))
    if (!html.includes(`data-owner="${userid}"`) || html.includes('<div id="root"></div>'))
      forVisitors.push(address)
  }
  expect(forVisitors).toEqual([])
  for (const { path } of [historyCalls.meetings, historyCalls.information, historyCalls.productions])
    expect(await post(page, path, { page: '1' }, token)).toMatchObject({ data: [] })
})

/** The owner of the first union of the demo world. */
const owner = '13800000007'

test('the home of a union greets its owner as its owner', async ({ page }) => {
  await holdAccount(page, owner)
  expect(await htmlOf(page, '/stCommonwealth?id=1')).toContain(unionText.zh.join)
  await logIn(page, owner)
  const html = await htmlOf(page, '/stCommonwealth?id=1')
  expect(html).not.toContain(unionText.zh.join)
})
