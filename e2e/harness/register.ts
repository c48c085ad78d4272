import { request } from '@playwright/test'
import type { Page } from '@playwright/test'
import { otherLoginCalls } from '#contract/people/other-logins.ts'
import { successStatus } from '#contract/wire/envelope.ts'
import { signCall } from '#web/platform/sign.ts'
import { expect, newAddress, test } from './test.ts'

/** A page, or something else that asks with cookies of its own. */
type Asker = Pick<Page, 'request'>

type Body<Data> = { status: number; data: Data } | { status: number; result: Data }

/** One call to the server as the web app makes it, and its whole answer. */
export async function ask<Data>(
  asker: Asker,
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
  const answer = await asker.request.post(path, {
    form: { ...common, ...fields },
    headers: token ? { token } : {},
  })
  return (await answer.json()) as Body<Data>
}

/** The same for a call that succeeds. */
export async function post<Data>(
  asker: Asker,
  path: string,
  fields: Record<string, string>,
  token?: string,
): Promise<Data> {
  const body = await ask<Data>(asker, path, fields, token)
  expect(body.status).toBe(successStatus)
  // The two services name it differently.
  return 'result' in body ? body.result : body.data
}

export type Login = { userid: number; token: string; refresh_token: string; sys_token: string }

/** Logs in by the carrier and not by SMS code, which would lock the number for a minute; a new number is registered. */
export const carrierLogin = (asker: Asker, phone: string): Promise<Login> =>
  post(asker, otherLoginCalls.phoneVerify.path, { gyuid: 'journey', access_token: `sandbox-${phone}` })

/**
 * Logs in with this number beside the browser, which stays whoever it is: its socket and its files go by the cookie.
 * Creates the account if there is none.
 */
export async function registerNumber(phone: string): Promise<Login> {
  const { baseURL, userAgent } = test.info().project.use
  const beside = await request.newContext({
    baseURL: baseURL!,
    userAgent: userAgent!,
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
  })
  try {
    return await carrierLogin({ request: beside }, phone)
  } finally {
    await beside.dispose()
  }
}

/** A code for the clipboard that carries a login. */
export async function makeHandOff(page: Page, target: string, token: string): Promise<string> {
  return (await post<{ code: string }>(page, otherLoginCalls.generateShearplate.path, { target }, token)).code
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
