import type { Page } from '@playwright/test'
import { userTypes } from '#contract/people/account.ts'
import { profileCalls } from '#contract/people/profile.ts'
import { accountText } from '#web/features/people/account/text.ts'
import { carrierLogin, post } from './register.ts'
import type { Login } from './register.ts'
import { expectStarted } from './started.ts'
import { expect, newPhone, test } from './test.ts'

type Sent = { kind: string; to: string; text: string; code: string | null; at: string }

/** The last code that the sandbox sent to a phone. */
export async function outboxCode(page: Page, phone: string): Promise<string> {
  let code: string | null | undefined
  await expect(async () => {
    const answer = await page.request.get(`/sandbox/outbox.json?to=${phone}`)
    const sent = (await answer.json()) as Sent[]
    code = sent.find((message) => message.code)?.code
    expect(code).toBeTruthy()
  }).toPass()
  return code!
}

type Language = keyof typeof accountText

export const loginForm = (page: Page, language: Language = 'zh') => {
  const text = accountText[language]
  return {
    phone: page.getByLabel(text.phone, { exact: true }),
    code: page.getByLabel(text.code, { exact: true }),
    send: page.getByRole('button', { name: text.send }),
    agree: page.getByRole('checkbox'),
    submit: page.getByRole('button', { name: text.login, exact: true }),
  }
}

/** Logs in by SMS code, through the screen, in Chinese; ends at the page the login leads to. */
export async function logInByCode(page: Page, phone: string, address = '/login'): Promise<void> {
  await page.goto(address)
  const form = loginForm(page)
  await form.phone.fill(phone)
  await form.send.click()
  await form.code.fill(await outboxCode(page, phone))
  await form.agree.check()
  await form.submit.click()
  await expect(page).not.toHaveURL(/\/login/)
}

/**
 * Logs in without the screen, for journeys that need a login but do not test it: by the carrier, which locks no
 * number. Opens the address, if there is one, and waits until the page has started: before, a member's page is replaced.
 */
export async function logIn(page: Page, phone: string, address?: string): Promise<Login> {
  const login = await carrierLogin(page, phone)
  const { userid, token, refresh_token, sys_token } = login
  const kept = { userid, last_userid: userid, token, refresh_token, sys_token }
  const { origin } = new URL(test.info().project.use.baseURL!)
  const { cookies, origins } = await page.context().storageState()
  const stored = origins.find((one) => one.origin === origin)?.localStorage ?? []
  const localStorage = [
    // It stays the same browser.
    ...stored.filter(({ name }) => name === 'guest_id'),
    ...Object.entries(kept).map(([name, value]) => ({ name, value: String(value) })),
  ]
  await page.context().setStorageState({ cookies, origins: [{ origin, localStorage }] })
  if (address) await open(page, address)
  return login
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expectStarted(page)
}

/** The same, for a doctor with a complete profile. */
export async function logInAsDoctor(
  page: Page,
  name: string,
  address?: string,
  phone = newPhone(),
): Promise<Login> {
  const login = await logIn(page, phone)
  await post(page, profileCalls.setUserType.path, { user_type: String(userTypes.doctor) }, login.token)
  const profile = {
    truename: name,
    hospital: '江城大学附属第一医院',
    department: '骨科',
    title: '副主任医师',
  }
  await post(page, profileCalls.saveForm.path, profile, login.token)
  if (address) await open(page, address)
  return login
}
