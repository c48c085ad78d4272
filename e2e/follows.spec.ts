import { subjectCalls } from '#contract/library/subjects.ts'
import { followText } from '#web/features/community/follows/text.ts'
import { followFeedText } from '#web/features/discover/follow-feed/text.ts'
import { homeText } from '#web/features/discover/home/text.ts'
import { subjectText } from '#web/features/library/subjects/text.ts'
import { axe } from './harness/axe.ts'
import { logIn } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

const follow = followText.zh
const feed = followFeedText.zh
const subjects = subjectText.zh

test("a user who follows an expert finds the expert's new content", async ({ page }) => {
  await logIn(page, newPhone(), '/followContent')
  await expect(page.getByText(feed.nothing)).toBeVisible()
  const suggestions = page.getByRole('region', { name: feed.suggestions })
  const first = suggestions.getByRole('listitem').first()
  const name = (await first.getByRole('link').innerText()).split(/\s/)[0]!
  await tells(page, follow.followed, () => first.getByRole('button', { name: follow.follow }).click())
  const from = page.getByRole('link', { name: feed.from(name) }).first()
  await expect(from).toBeVisible()
  await axe(page)
  await from.click()
  // The page of a doctor first asks new users for their profile.
  await expect(page).toHaveURL(/\/(doctorMainPage|informationComplete)\?/)
})

test('the home opens with the chosen subject', async ({ page }) => {
  await logIn(page, newPhone(), '/')
  const offer = page.getByRole('complementary', { name: homeText.zh.chooseSubject })
  await offer.getByRole('link', { name: homeText.zh.chooseSubject }).click()
  await expect(page.getByRole('heading', { name: subjects.firstTitle })).toBeVisible()
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('button')
  await expect(tiles.nth(1)).toBeVisible()
  const [first, second] = await tiles.allInnerTexts()
  await page.getByRole('button', { name: first! }).click()
  await page.getByRole('button', { name: second! }).click()
  await axe(page)
  await page.getByRole('button', { name: subjects.done(2) }).click()
  await expect(page.getByRole('button', { name: first!, exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/\?college_id=\d+/)
  await expect(offer).toHaveCount(0)

  await page.goto('/selectedCollege')
  // Each change is shown at once while it is still being sent to the server.
  const kept = () => page.waitForResponse(`**${subjectCalls.changeFocusCollege.path}`)
  await Promise.all([kept(), page.getByRole('radio', { name: subjects.openHomeWith(second!) }).check()])
  await Promise.all([kept(), page.getByRole('button', { name: subjects.up(second!) }).click()])
  await expect(page.getByRole('button', { name: subjects.up(second!) })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('radio', { name: subjects.openHomeWith(second!) })).toBeChecked()
  await expect(page.getByRole('button', { name: subjects.up(second!) })).toBeDisabled()
  await page.goto('/')
  await expect(page.getByRole('button', { name: second!, exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/\?college_id=\d+/)
})

test("a visitor's subjects are stored on the device; following an expert requires a login", async ({
  page,
}) => {
  await page.goto('/selectedCollege')
  const tile = page.getByRole('main').getByRole('listitem').getByRole('button').first()
  const name = (await tile.innerText()).trim()
  await tile.click()
  await expect(page.getByRole('radio', { name: subjects.openHomeWith(name) })).toBeChecked()
  await page.goto('/')
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible()

  await page.goto('/doctorMainPage?doctor_id=1')
  await page.getByRole('button', { name: follow.follow, exact: true }).click()
  await expect(page).toHaveURL(/\/login\?from=%2FdoctorMainPage%3Fdoctor_id%3D1$/)
})
