import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { resourceCalls } from '#contract/console/resources.ts'
import { entriesOf } from '#contract/console/menu.ts'
import type { ConsolePart } from '#contract/console/menu.ts'
import type { ShownPart, ShownResource, ShownRow } from '#contract/wire/shown-resource.ts'
import { axe } from './harness/axe.ts'
import { consolePhones, openConsole, visitConsole } from './harness/console.ts'
import { meetingsOnAir } from './harness/find-meeting.ts'
import { expectNoHan } from './harness/han.ts'
import { holdAccount } from './harness/hold-account.ts'
import { logIn } from './harness/log-in.ts'
import { post } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'

// Every screen of the console is opened in English on the narrowest window it is made for; journeys of their own check
// what is done there, in Chinese.

type Role = 'editor' | 'meetingManager' | 'administrator'

/** Who walks through which screens that records lead to. */
const innerScreens: Record<Role, string[]> = {
  editor: ['captions/:talk/:id'],
  meetingManager: ['meetings/:id/programme', 'meetings/:id/live', 'meetings/:id/attendance'],
  administrator: ['account'],
}

/** Who walks through which parts of the menu: three at once, as each stays logged in. */
const walks: [Role, ConsolePart[]][] = [
  ['editor', ['content']],
  ['meetingManager', ['meetings', 'experts']],
  ['administrator', ['today', 'people', 'money', 'community', 'messages', 'coffee', 'figures', 'system']],
]

const narrow = { width: 768, height: 1024 }

for (const [role, parts] of walks)
  test(`screens in English: ${parts.join(' ')} @desk`, async ({ page }) => {
    test.slow()
    await openConsole(page, consolePhones[role], 'today?lang=en')
    await page.setViewportSize(narrow)
    await judge(page)
    const token = (await page.evaluate(() => localStorage.getItem('token')))!
    const entries = parts.flatMap(entriesOf)
    for (const address of await specialAddresses(page, role, entries)) await visit(page, address)
    const resources = await post<ShownResource[]>(page, resourceCalls.resources.path, {}, token)
    for (const resource of resources.filter(({ name }) => entries.includes(name))) {
      const asked = { resource: resource.name, filters: '{}', size: '1' }
      const { rows } = await post<{ rows: ShownRow[] }>(page, resourceCalls.rows.path, asked, token)
      await visitResource(page, resource, rows[0])
    }
  })

/** The screens that are no lists, with something to show. */
async function specialAddresses(page: Page, role: Role, entries: string[]): Promise<string[]> {
  // By its address, so that the types of the whole console are not asked for here.
  const list = path.resolve(import.meta.dirname, '../console/src/screens.ts')
  const { specialScreens } = (await import(pathToFileURL(list).href)) as {
    specialScreens: { path: string; isInner?: boolean }[]
  }
  const [onAir] = await meetingsOnAir(page)
  return (
    specialScreens
      // The first screen is open already.
      .filter(({ path, isInner }) => (isInner ? innerScreens[role].includes(path) : entries.includes(path)))
      .filter(({ path }) => path !== 'today')
      .map(({ path }) =>
        path.startsWith('captions') ? 'captions/operation/1' : path.replace(':id', String(onAir)),
      )
      .map((path) => (path === 'sponsor-reports' ? `${path}?company=1` : path))
  )
}

/** The list, one of its records and its form. */
async function visitResource(
  page: Page,
  { name, form, parts }: ShownResource,
  row?: ShownRow,
): Promise<void> {
  await visit(page, `${name}?size=5`)
  if (row && parts.length > 0) await visitPlace(page, `${name}/${String(row.id)}`, parts)
  else if (row) {
    await visit(page, `${name}/${String(row.id)}`)
    const other = page.getByRole('tab', { name: /^(Details|Edit)$/, selected: false })
    if (await other.isVisible()) {
      await other.click()
      await judge(page)
    }
  }
  if (form?.may_create && !(row && form.may_change)) await visit(page, `${name}/new`)
}

/** A place: its overview, its form, the parts that are no lists, and one that is. The lists are opened by themselves. */
async function visitPlace(page: Page, address: string, parts: ShownPart[]): Promise<void> {
  await visit(page, address)
  const opened = [
    ...parts.filter(({ kind, name }) => kind === 'view' && name !== 'overview'),
    ...parts.filter(({ kind }) => kind === 'record').slice(0, 1),
    ...parts.filter(({ kind }) => kind === 'list').slice(0, 1),
  ]
  for (const { name } of opened) await visit(page, `${address}/${name}`)
  if (await page.getByRole('link', { name: 'Edit', exact: true }).count())
    await visit(page, `${address}/edit`)
}

async function visit(page: Page, address: string): Promise<void> {
  await test.step(address, async () => {
    await visitConsole(page, address)
    await judge(page)
  })
}

async function judge(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.ant-spin-spinning, .ant-skeleton-active')).toHaveCount(0)
  await expect(page.getByText('Loading failed')).toHaveCount(0)
  await expect(page.locator('.ant-menu-submenu-popup')).toHaveCount(0)
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect.soft(scrollWidth, page.url()).toBeLessThanOrEqual(clientWidth)
  await expectNoHan(page)
  await axe(page, 'main')
}

test('screens in English: before the second step, and without a role @desk', async ({ page }) => {
  await page.setViewportSize(narrow)
  await holdAccount(page, consolePhones.support)
  await logIn(page, consolePhones.support)
  await page.goto('/console/?lang=en')
  await expect(page.getByRole('heading', { name: 'Second login step' })).toBeVisible()
  await judge(page)
  await logIn(page, newPhone())
  await page.goto('/console/?lang=en')
  await expect(page.getByText('This account is not an operator')).toBeVisible()
  await expectNoHan(page)
  await axe(page)
})
