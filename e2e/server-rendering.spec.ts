import type { Page } from '@playwright/test'
import { articleCalls } from '#contract/library/articles.ts'
import { homeText } from '#web/features/discover/home/text.ts'
import { personalCenterText } from '#web/features/discover/personal-center/text.ts'
import { danmakuText } from '#web/features/meetings/danmaku/text.ts'
import { expertSheetText } from '#web/features/practice/expert-sheets/text.ts'
import { findEmptyPages } from './harness/find-empty-pages.ts'
import { meetingsOnAir, recordedMeeting } from './harness/find-meeting.ts'
import { findWork } from './harness/find-work.ts'
import { logIn, logInAsDoctor } from './harness/log-in.ts'
import { expectStarted } from './harness/started.ts'
import { expect, newPhone, test } from './harness/test.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the home is compressed and styled before any script or style file loads', async ({
    page,
    faults,
  }) => {
    faults.allow(/ERR_FAILED/)
    await page.route('**/assets/*', (route) => route.abort())
    const answer = await page.goto('/')
    expect(await answer!.headerValue('content-encoding')).toMatch(/br|gzip/)
    await expect(page.locator('.home-section-head').first()).toHaveCSS('display', 'flex')
    await expect(page.getByRole('heading', { name: '杏林', exact: true })).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(20)
  })
})

test('the server renders every page that visitors may open', async ({ page }) => {
  expect(await findEmptyPages(page)).toEqual([])
})

/** Holds back scripts until the returned function is called: until then the page is what the server rendered. */
async function holdScripts(page: Page): Promise<() => void> {
  let letPass = () => undefined as void
  const waiting = new Promise<void>((resolve) => (letPass = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await waiting
    await route.continue()
  })
  return letPass
}

/** The page responds to presses only after hydration. */
const expectAnswering = (page: Page) =>
  expect(async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: '全部学科' })
      .evaluate((button: HTMLElement) => button.click())
    await expect(page.getByRole('dialog', { name: '切换学科' })).toBeVisible({ timeout: 1000 })
  }).toPass()

test('hydration reuses the HTML that the server rendered, and leaves it where it was scrolled', async ({
  page,
}) => {
  const letPass = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('main').evaluate((element) => element.setAttribute('data-drawn-by', 'server'))
  await page.evaluate(() => window.scrollTo({ top: 400 }))
  letPass()
  await expectAnswering(page)
  await expect(page.locator('main[data-drawn-by=server]')).toHaveCount(1)
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
})

test('hydration reuses the rows of a list', async ({ page }) => {
  const letPass = await holdScripts(page)
  await page.goto('/channelClass?type=7', { waitUntil: 'commit' })
  const row = page.getByRole('main').getByRole('listitem').first()
  await row.evaluate((element) => element.setAttribute('data-drawn-by', 'server'))
  await page.getByRole('tab').nth(1).focus()
  letPass()
  // The keys of a tab list work only after hydration.
  await expect(async () => {
    await page.keyboard.press('Home')
    await expect(page.getByRole('tab').first()).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect(page.locator('[data-drawn-by=server]')).toHaveCount(1)
})

test.describe('before the scripts arrive, on a machine four times slower', () => {
  test.beforeEach(async ({ page }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  })

  test('presses are repeated, each once', async ({ page }) => {
    const letPass = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    const close = page.getByRole('button', { name: homeText.zh.closeDownload })
    await close.click()
    const subjects = page.getByRole('button', { name: '全部学科' })
    await subjects.click()
    await subjects.click()
    letPass()
    await expect(page.getByRole('dialog', { name: '切换学科' })).toBeVisible()
    await expect(close).toHaveCount(0)
  })

  for (const is of ['visitor', 'member'])
    test(`a ${is} chooses a tab of a doctor's homepage`, async ({ page }) => {
      if (is === 'member') await logInAsDoctor(page, '早按', '/')
      const letPass = await holdScripts(page)
      await page.goto('/doctorMainPage?doctor_id=1', { waitUntil: 'commit' })
      const tab = page.getByRole('tab', { name: '作品' })
      await tab.click()
      letPass()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
    })

  for (const is of ['visitor', 'member'])
    test(`a ${is} ticks the agreement and presses the WeChat login`, async ({ page, faults }) => {
      // The sandbox page of WeChat has no icon.
      faults.allow(/favicon\.ico/)
      if (is === 'member') await logIn(page, newPhone())
      const letPass = await holdScripts(page)
      await page.goto('/login', { waitUntil: 'commit' })
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: '微信登录' }).click({ force: true })
      letPass()
      await expect(page).toHaveURL(/\/sandbox\/wechat\//)
    })

  test('a way to log in is chosen as soon as it is pressed', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: '用复制的链接登录' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    // Refuses a radio button that springs back after the press.
    await page.getByRole('radio', { name: '密码登录' }).check({ force: true })
    await expect(page.getByLabel('账号或手机号')).toBeVisible()
  })

  test('a number that is typed after another way to log in was pressed is kept', async ({ page }) => {
    const phone = newPhone()
    const letPass = await holdScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByRole('radio', { name: '密码登录' }).check()
    await page.getByLabel('手机号', { exact: true }).fill(phone)
    letPass()
    await expect(page.getByLabel('账号或手机号', { exact: true })).toHaveValue(phone)
  })

  test('the lock of the SMS code does not cost what was typed', async ({ page }) => {
    const phone = newPhone()
    await page.goto('/login')
    const number = page.getByLabel('手机号', { exact: true })
    await number.fill(phone)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
    const letPass = await holdScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByRole('main').evaluate((element) => element.setAttribute('data-drawn-by', 'server'))
    await number.fill(phone)
    await page.getByRole('checkbox').check()
    letPass()
    await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
    await expect(page.locator('main[data-drawn-by=server]')).toHaveCount(1)
    await expect(number).toHaveValue(phone)
    await expect(page.getByRole('checkbox')).toBeChecked()
  })

  test('a visitor types a danmaku and presses Enter', async ({ page }) => {
    const [meetingId] = await meetingsOnAir(page)
    const letPass = await holdScripts(page)
    await page.goto(`/meetingDetail?meeting_id=${meetingId}`, { waitUntil: 'commit' })
    const box = page.getByRole('textbox', { name: danmakuText.zh.chat })
    await box.pressSequentially('前排')
    await box.press('Enter')
    letPass()
    await expect(page).toHaveURL(/\/login\?from=/)
  })

  test('a member types a danmaku, and goes on in the same field', async ({ page }) => {
    await logInAsDoctor(page, '早写', '/')
    const [meetingId] = await meetingsOnAir(page)
    const letPass = await holdScripts(page)
    await page.goto(`/meetingDetail?meeting_id=${meetingId}`, { waitUntil: 'commit' })
    const box = page.getByRole('textbox', { name: danmakuText.zh.chat })
    await box.pressSequentially('前排')
    await box.evaluate((field) => field.setAttribute('data-of', 'server'))
    letPass()
    await expectStarted(page)
    await expect(page.locator('[data-of=server]')).toHaveCount(1)
    await expect(box).toBeFocused()
    await page.keyboard.type('学习')
    await expect(box).toHaveValue('前排学习')
  })
})

test('a link of a task sheet leads on before any script has come', async ({ page }) => {
  const letPass = await holdScripts(page)
  const answer = await page.goto('/taskList?id=1&tcode=XL2026', { waitUntil: 'commit' })
  expect(await answer!.headerValue('cache-control')).toBe('no-store')
  await page.getByRole('link', { name: '介绍', exact: true }).click()
  await expect(page).toHaveURL(/\/expertIntroduction\?id=1$/)
  letPass()
  await expect(page.getByLabel(expertSheetText.zh.introduce, { exact: true })).toBeVisible()
})

test('a visitor is counted, and requests nothing that was preloaded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|MedicalCollege)\//.test(pathname)) asked.push(pathname)
  })
  const counted = page.waitForResponse(`**${articleCalls.detail.path}`)
  await page.goto('/homeConsultingDetail?information_id=1')
  await counted
  expect(asked).toEqual([articleCalls.detail.path])
})

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** How much has moved since the page was opened, as the browser counts it, and what. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        let sum = 0
        const moved: string[] = []
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            sum += value
            const names = sources.map(({ node }) =>
              node instanceof Element ? node.className : node?.nodeName,
            )
            moved.push(`${value.toFixed(3)} ${names.join(', ')}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        // Buffered entries come in a task of their own.
        setTimeout(() => resolve({ sum, moved }))
      }),
  )

const isPlaying = () => Array.from(document.querySelectorAll('video')).some((video) => video.currentTime > 0)

for (const is of ['visitor', 'member'])
  test(`nothing moves while the pages of a meeting start for a ${is}`, async ({ page }) => {
    test.slow()
    if (is === 'member') await logInAsDoctor(page, '静观', '/')
    const [onAir] = await meetingsOnAir(page)
    const recorded = await recordedMeeting(page)
    for (const address of [
      `/meetingDetail?meeting_id=${onAir}`,
      `/meetingPlaybackDetail?meeting_id=${recorded}`,
      '/meetingHome?meeting_id=1',
    ]) {
      await page.goto(address)
      // A broadcast plays by itself and never stops loading.
      await Promise.race([page.waitForLoadState('networkidle'), page.waitForFunction(isPlaying)])
      const { sum, moved } = await layoutShift(page)
      expect(sum, `${address}: ${moved.join('; ')}`).toBeLessThan(0.05)
    }
  })

test('nothing moves while a work with a transcript starts', async ({ page }) => {
  const work = await findWork(page, ({ episodes }) => (episodes[0]?.captions.length ?? 0) > 1)
  await page.goto(`/doctorSharePage?production_id=${work.production_id}`)
  await expect(page.locator('.transcript-line').first()).toBeVisible()
  const { sum, moved } = await layoutShift(page)
  expect(sum, moved.join('; ')).toBeLessThan(0.02)
})

test("a page contains a recording's player before any script", async ({ page }) => {
  const html = await (
    await page.request.get(`/meetingPlaybackDetail?meeting_id=${await recordedMeeting(page)}`)
  ).text()
  expect(html).toContain('<video')
  expect(html).not.toContain('class="skeleton')
})

test("a page rendered in another language than the visitor's stays hidden", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'en'))
  const letPass = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText('全部学科')).toBeHidden()
  await expect(page.locator('main')).toBeAttached()
  letPass()
  await expect(page.getByRole('heading', { name: 'Xinglin', exact: true })).toBeVisible()
})

test("a member's page is rendered for the member, and for nobody else", async ({ page }) => {
  await logInAsDoctor(page, '周行')
  const letPass = await holdScripts(page)
  await page.goto('/personalCenter', { waitUntil: 'commit' })
  await expect(page.getByText('周行').first()).toBeVisible()
  await page.getByRole('main').evaluate((element) => element.setAttribute('data-drawn-by', 'server'))
  letPass()
  await page.getByRole('link', { name: personalCenterText.zh.setting }).click()
  await expect(page).toHaveURL('/setting')
  await page.goBack()
  await expect(page.getByText('周行').first()).toBeVisible()

  // Another user of this browser: the cookie is still that of the first.
  await page.evaluate(() => localStorage.setItem('userid', '1'))
  const letOtherPass = await holdScripts(page)
  await page.goto('/personalCenter', { waitUntil: 'commit' })
  await expect(page.getByText('周行').first()).toBeHidden()
  letOtherPass()
})
