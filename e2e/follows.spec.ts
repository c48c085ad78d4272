import { subjectCalls } from '#contract/library/subjects.ts'
import { axe } from './harness/axe.ts'
import { logIn } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

test("a user who follows an expert finds the expert's new content", async ({ page }) => {
  await logIn(page, newPhone(), '/followContent')
  await expect(page.getByText('会出现在这里')).toBeVisible()
  const suggestions = page.getByRole('region', { name: '值得关注的专家' })
  const first = suggestions.getByRole('listitem').first()
  const name = (await first.getByRole('link').innerText()).split(/\s/)[0]!
  await tells(page, '关注成功', () => first.getByRole('button', { name: '关注' }).click())
  const from = page.getByRole('link', { name: `来自 ${name}` }).first()
  await expect(from).toBeVisible()
  await axe(page)
  await from.click()
  // The page of a doctor first asks new users for their profile.
  await expect(page).toHaveURL(/\/(doctorMainPage|informationComplete)\?/)
})

test('the home opens with the chosen subject', async ({ page }) => {
  await logIn(page, newPhone(), '/')
  const offer = page.getByRole('complementary', { name: '选择学科' })
  await offer.getByRole('link', { name: '选择学科' }).click()
  await expect(page.getByRole('heading', { name: '您关注哪些学科？' })).toBeVisible()
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('button')
  await expect(tiles.nth(1)).toBeVisible()
  const [first, second] = await tiles.allInnerTexts()
  await page.getByRole('button', { name: first! }).click()
  await page.getByRole('button', { name: second! }).click()
  await axe(page)
  await page.getByRole('button', { name: '完成（2）' }).click()
  await expect(page.getByRole('button', { name: first!, exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/\?college_id=\d+/)
  await expect(offer).toHaveCount(0)

  await page.goto('/selectedCollege')
  // Each change is shown at once while it is still being sent to the server.
  const kept = () => page.waitForResponse(`**${subjectCalls.changeFocusCollege.path}`)
  await Promise.all([kept(), page.getByRole('radio', { name: `首页打开：${second}` }).check()])
  await Promise.all([kept(), page.getByRole('button', { name: `上移 ${second}` }).click()])
  await expect(page.getByRole('button', { name: `上移 ${second}` })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('radio', { name: `首页打开：${second}` })).toBeChecked()
  await expect(page.getByRole('button', { name: `上移 ${second}` })).toBeDisabled()
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
  await expect(page.getByRole('radio', { name: `首页打开：${name}` })).toBeChecked()
  await page.goto('/')
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible()

  await page.goto('/doctorMainPage?doctor_id=1')
  await page.getByRole('button', { name: '关注', exact: true }).click()
  await expect(page).toHaveURL(/\/login\?from=%2FdoctorMainPage%3Fdoctor_id%3D1$/)
})
