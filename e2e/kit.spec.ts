import type { Page } from '@playwright/test'
import { cropText } from '#web/ui/crop/text.ts'
import { galleryText } from '#web/ui/gallery/text.ts'
import { plotText } from '#web/ui/plot/text.ts'
import { sortableText } from '#web/ui/sortable/text.ts'
import { axe } from './harness/axe.ts'
import { serveGallery } from './harness/serve-gallery.ts'
import { expect, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

// One build and one server for all of this file.
test.describe.configure({ mode: 'default' })

let gallery: Awaited<ReturnType<typeof serveGallery>>
test.beforeAll(async () => {
  gallery = await serveGallery()
})
test.afterAll(() => gallery.close())
// The gallery shows what becomes of pictures that do not come.
test.beforeEach(({ faults }) => faults.allow(/\/(?:missing|broken)\./))

type Look = { theme: 'light' | 'dark'; text: 'normal' | 'largest'; lang: 'zh' | 'en' }

const open = (page: Page, look: Look) => page.goto(`${gallery.url}?${new URLSearchParams(look).toString()}`)

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const looks: Look[] = [
  { theme: 'light', text: 'normal', lang: 'zh' },
  { theme: 'dark', text: 'normal', lang: 'en' },
  { theme: 'light', text: 'largest', lang: 'en' },
  { theme: 'dark', text: 'largest', lang: 'zh' },
]

for (const look of looks) {
  test(`the kit is readable: ${Object.values(look).join(', ')}`, async ({ page }) => {
    const text = galleryText[look.lang]
    await open(page, look)
    await expect(page.getByRole('heading', { name: text.title })).toBeVisible()
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(overflow).toBe(0)
    await axe(page)
    const openers = [text.openDialog, text.openConfirm, text.openBottom, text.openTop].map((name) =>
      page.getByRole('button', { name, exact: true }),
    )
    for (const opener of [
      ...openers,
      section(page, text.choices).getByRole('button', { name: text.subject }),
      section(page, text.tools).getByRole('button', { name: text.openCrop }),
    ]) {
      await opener.click()
      await expect(page.locator('dialog[open]')).toBeVisible()
      await axe(page, 'dialog[open]')
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog[open]')).toHaveCount(0)
    }
  })
}

const text = galleryText.zh

test.describe('each part answers a press', () => {
  test.beforeEach(({ page }) => open(page, looks[0]!))

  test('buttons and rows', async ({ page }) => {
    const primary = page.getByTestId('own-progress')
    await tells(page, text.done, async () => {
      await primary.click()
      await expect(primary).toHaveAttribute('aria-busy', 'true')
      await primary.click({ force: true })
    })
    await expect(primary).toHaveAttribute('data-presses', '1')
    // It looks disabled and says why it is when it is pressed.
    await tells(page, text.pressedUnready, () =>
      page.getByRole('button', { name: text.unready }).click({ force: true }),
    )
    await tells(page, text.messages, () =>
      section(page, text.rows).getByRole('button', { name: text.messages }).click(),
    )
    await expect(page.getByRole('button', { name: text.disabled })).toBeDisabled()
  })

  test('fields', async ({ page }) => {
    const phone = page.getByRole('textbox', { name: text.phone })
    await expect(page.getByText(text.phoneError)).toBeVisible()
    await phone.fill('13800000001')
    await expect(page.getByText(text.phoneError)).toHaveCount(0)
    const search = page.getByRole('searchbox', { name: text.search })
    await search.fill('心力')
    await section(page, text.fields).getByRole('button', { name: '清除' }).first().click()
    await expect(search).toHaveValue('')
    for (const part of [
      page.getByRole('checkbox', { name: text.agree }),
      page.getByRole('switch', { name: text.remind }),
    ]) {
      await part.uncheck({ force: true })
      await expect(part).not.toBeChecked()
    }
    const order = page.getByRole('radio', { name: text.hottest })
    await order.check({ force: true })
    await expect(order).toBeChecked()
  })

  test('choices', async ({ page }) => {
    const choices = section(page, text.choices)
    const chip = choices.getByRole('button', { name: text.credit })
    await chip.click()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await choices.getByRole('button', { name: text.subject }).click()
    const sheet = page.getByRole('dialog', { name: text.sheetTitle })
    await sheet.getByRole('button', { name: text.newest }).click()
    await sheet.getByRole('button', { name: text.subjects[5]! }).click()
    await expect(choices.getByRole('button', { name: text.subject })).toContainText(text.subjects[5]!)
    const box = choices.getByRole('combobox', { name: text.experts })
    await box.fill('林')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue(text.expertNames[0]!)
    await choices.getByRole('textbox', { name: text.remarks }).fill('短')
    const [one, several] = [
      choices.getByRole('group', { name: text.one }),
      choices.getByRole('group', { name: text.several }),
    ]
    for (const name of text.subjects.slice(0, 2)) {
      await one.getByRole('radio', { name }).check({ force: true })
      await several.getByRole('checkbox', { name }).check({ force: true })
    }
    await expect(one.getByRole('radio', { checked: true })).toHaveCount(1)
    await expect(several.getByRole('checkbox', { checked: true })).toHaveCount(2)
  })

  test('plots and tools', async ({ page }) => {
    const tools = section(page, text.tools)
    const plot = tools.getByRole('figure', { name: text.viewers })
    await plot.getByText(plotText.zh.numbers).click()
    await expect(plot.getByRole('rowheader')).toHaveCount(7)
    await plot.getByText(plotText.zh.hide).click()
    await expect(plot.getByRole('table')).toHaveCount(0)
    await expect(tools.getByText(text.emptyText)).toBeVisible()

    const rows = tools.getByRole('list', { name: text.lessons }).getByRole('listitem')
    const [first, second] = [text.subjects[0]!, text.subjects[1]!]
    const handle = tools.getByRole('button', { name: sortableText.zh.move(first) })
    await handle.press('ArrowDown')
    await expect(rows).toHaveText([second, first, ...text.subjects.slice(2, 4)])
    await expect(tools.getByText(sortableText.zh.movedTo(first, 2))).toBeAttached()
    await expect(handle).toBeFocused()

    await tools.getByRole('button', { name: text.openCrop }).click()
    const sheet = page.getByRole('dialog', { name: text.openCrop })
    await sheet.getByLabel(cropText.zh.zoom).fill('50')
    await sheet.getByRole('button', { name: cropText.zh.use }).click()
    await expect(sheet).toHaveCount(0)
    // The picture has 180 pixels in height, of which a zoom of 2.5 shows 72.
    await expect(page.getByTestId('crop')).toHaveAttribute('data-width', '72')
    await expect(tools.getByRole('img', { name: text.qrCode })).toBeVisible()
  })

  test('a dialog keeps its size while it closes', async ({ page }) => {
    await page.getByRole('button', { name: text.openDialog, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: text.dialogTitle })
    await expect(dialog).toBeVisible()
    const [before, after] = await dialog.evaluate((element: HTMLDialogElement) => {
      const height = () => element.firstElementChild!.getBoundingClientRect().height
      const open = height()
      element.close()
      return [open, height()] as const
    })
    expect(after).toBeLessThanOrEqual(before)
  })

  test('layers', async ({ page }) => {
    const opener = page.getByRole('button', { name: text.openDialog, exact: true })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: text.dialogTitle })
    await dialog.getByRole('button', { name: text.change }).click()
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    for (const [press, answer] of [
      [text.confirmYes, 'true'],
      [text.confirmNo, 'false'],
    ] as const) {
      await page.getByRole('button', { name: text.openConfirm, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: press }).click()
      await expect(page.getByTestId('layers')).toHaveAttribute('data-answer', answer)
    }
    await tells(page, text.saved, async () => {
      await page.getByRole('button', { name: text.showToast, exact: true }).click()
      // Below the middle, where it covers nothing that it is about.
      const isLow = (toast: Element) => toast.getBoundingClientRect().top > innerHeight * 0.6
      await expect.poll(() => page.locator('.toast').evaluate(isLow)).toBe(true)
    })
    await tells(page, text.busy, () => page.getByRole('button', { name: text.showFailure }).click())
    await page.getByRole('button', { name: text.showOverlay }).click()
    await expect(page.locator('.loading-overlay')).toBeVisible()
    await expect(page.locator('.loading-overlay')).toHaveCount(0)
  })

  test('tabs, lists and states', async ({ page }) => {
    const tab = page.getByRole('tab', { name: text.subjects[1]! })
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: text.subjects[2]! })).toBeFocused()
    const second = section(page, text.reading).getByRole('button', { name: text.meetingTitles[1]! })
    await second.click()
    await expect(second).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: '重试' }).first().click()
    await page.getByTestId('reached').scrollIntoViewIfNeeded()
    await expect(page.getByTestId('reached')).not.toHaveAttribute('data-reached', '0')
  })
})
