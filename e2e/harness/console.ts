import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { actionCalls } from '#contract/console/resources.ts'
import { failures } from '#contract/wire/failure.ts'
import { holdAccount, whileHolding } from './hold-account.ts'
import { logIn } from './log-in.ts'
import { doSecondStep } from './operator.ts'
import { ask, registerNumber } from './register.ts'

/** The demo's operators that journeys through the console use; journeys as the same one take turns. */
export const consolePhones = {
  editor: '13800000012',
  meetingManager: '13800000013',
  reviewer: '13800000014',
  clerk: '13800000015',
  approver: '13800000016',
  unionClerk: '13800000017',
  support: '13800000018',
  analyst: '13800000019',
  administrator: '13800000011',
}

/** Opens a screen of the console as an operator who has done both login steps. */
export async function openConsole(page: Page, phone: string, path = ''): Promise<void> {
  await holdAccount(page, phone)
  const { token } = await logIn(page, phone)
  await doSecondStep(page, token)
  await page.goto(`/console/${path}`)
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

/** Goes to another screen of the console as a link does: to load the console again costs many times as much. */
export async function visitConsole(page: Page, path: string): Promise<void> {
  await page.locator('h1').evaluate((title, to) => {
    title.dataset['left'] = ''
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/console/${path}`)
  // Not that of the screen before.
  await expect(page.locator('h1:not([data-left])')).toBeVisible()
}

/** Opens the first record of a list whose row contains the words. */
export async function openFirst(page: Page, list: string, words: string): Promise<void> {
  await visitConsole(page, list)
  await page.getByRole('row').filter({ hasText: words }).first().getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/console/${list.split('?')[0]}/\\d+$`))
}

/** An operator of another role is refused an action that the console would not offer them. */
export async function refusesAction(page: Page, resource: string, action: string): Promise<void> {
  await whileHolding(consolePhones.analyst, async () => {
    const { token } = await registerNumber(consolePhones.analyst)
    await doSecondStep(page, token)
    const asked = { resource, action, ids: '[1]', reason: '试一试' }
    const { status } = await ask(page, actionCalls.run.path, asked, token)
    expect(status).toBe(failures.noPermission.status)
  })
}

/** Does an action to the record that is open, and waits until it is done. */
export async function doAction(page: Page, name: string, reason?: string): Promise<void> {
  const dialog = await startAction(page, name, reason)
  await expect(dialog).toBeHidden()
}

/** The same as far as the last press. Returns the dialog. */
export async function startAction(page: Page, name: string, reason?: string): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name })
  if (reason !== undefined) await dialog.getByRole('textbox', { name: '原因' }).fill(reason)
  await dialog.getByRole('button', { name, exact: true }).click()
  return dialog
}

/** Asks for an action that takes two people, to the record that is open. Returns what the request is about. */
export async function askFor(page: Page, name: string, reason?: string): Promise<string> {
  await doAction(page, name, reason)
  // That of the request before may still be there.
  await expect(page.getByText('已提交，需另一位同事').last()).toBeVisible()
  return page.getByRole('heading', { level: 1 }).innerText()
}

/** Opens the request about something, from the first screen. */
export async function openRequest(page: Page, about: string): Promise<void> {
  await visitConsole(page, '')
  await page.getByRole('link', { name: /待我审批的申请/ }).click()
  await page.getByRole('row').filter({ hasText: about }).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/console\/requests\/\d+$/)
}

/** Agrees to the request that is open. */
export async function agree(page: Page): Promise<void> {
  await doAction(page, '同意并执行')
  await expect(page.getByText('已完成 1 条').last()).toBeVisible()
}

/** A time so many minutes from now, as the console's forms take it. */
export const localTime = (minutes: number) => {
  const shanghai = new Date(Date.now() + minutes * 60_000 + 8 * 3600_000)
  return shanghai.toISOString().slice(0, 16).replace('T', ' ')
}
