import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { entryCalls } from '#contract/people/logins.ts'
import { successStatus } from '#contract/wire/envelope.ts'
import { signCall } from '#web/platform/sign.ts'

type Body<Data> = { status: number; data: Data } | { status: number; result: Data }

/** One call to the server as the web app makes it, and its whole answer. */
export async function ask<Data>(
  page: Page,
  path: string,
  fields: Record<string, string>,
  token?: string,
): Promise<Body<Data>> {
  const timestamp = Date.now()
  const common = {
    platform: 8,
    timestamp,
    sign: signCall(8, timestamp),
    guest_id: '12345678',
    is_wechat: 1,
    lang: 'zh',
  }
  const answer = await page.request.post(path, {
    form: { ...common, ...fields },
    headers: token ? { token } : {},
  })
  return (await answer.json()) as Body<Data>
}

/** The same for a call that succeeds. */
export async function post<Data>(
  page: Page,
  path: string,
  fields: Record<string, string>,
  token?: string,
): Promise<Data> {
  const body = await ask<Data>(page, path, fields, token)
  expect(body.status).toBe(successStatus)
  // The two services name it differently.
  return 'result' in body ? body.result : body.data
}

export type Login = { userid: number; token: string; refresh_token: string; sys_token: string }

/** Logs in by the carrier and not by SMS code, which would lock the number for a minute; a new number is registered. */
export const carrierLogin = (page: Page, phone: string): Promise<Login> =>
  post(page, entryCalls.phoneVerify.path, { gyuid: 'journey', access_token: `sandbox-${phone}` })

/** Creates an account for this number; the browser itself stays a visitor. */
export async function registerNumber(page: Page, phone: string): Promise<Login> {
  const login = await carrierLogin(page, phone)
  await page.context().clearCookies()
  return login
}

/** A code for the clipboard that carries a login. */
export async function makeHandOff(page: Page, target: string, token: string): Promise<string> {
  return (await post<{ code: string }>(page, entryCalls.generateShearplate.path, { target }, token)).code
}

/** The initial password from the SMS. */
export async function initialPassword(page: Page, phone: string): Promise<string> {
  let password: string | undefined
  await expect(async () => {
    const answer = await page.request.get(`/sandbox/outbox.json?to=${phone}`)
    const texts = ((await answer.json()) as { text: string }[]).map(({ text }) => text)
    password = texts.map((text) => /初始密码是 (\S+?)，/.exec(text)?.[1]).find(Boolean)
    expect(password).toBeTruthy()
  }).toPass()
  return password!
}

export const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`
