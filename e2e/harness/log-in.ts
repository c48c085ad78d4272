import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { accountText } from '#web/features/account/text.ts'

type Sent = { kind: string; to: string; text: string; code: string | null; at: string }

/** The last code that the sandbox sent to a phone. */
export async function outboxCode(page: Page, phone: string): Promise<string> {
  let code: string | null | undefined
  await expect(async () => {
    const answer = await page.request.get(`/sandbox/outbox.json?to=${phone}`)
    const sent = (await answer.json()) as Sent[]
    code = sent.find((message) => message.code)?.code
    expect(code).toBeTruthy()
  }).toPass({ timeout: 10_000 })
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

/** By SMS code, through the screen, in Chinese; ends where the login leads to. */
export async function logIn(page: Page, phone: string, address = '/login'): Promise<void> {
  await page.goto(address)
  const form = loginForm(page)
  await form.phone.fill(phone)
  await form.send.click()
  await form.code.fill(await outboxCode(page, phone))
  await form.agree.check()
  await form.submit.click()
  await expect(page).not.toHaveURL(/\/login/)
}
