import type { Page } from '@playwright/test'
import { orderCalls } from '#contract/commerce/orders.ts'
import type { Charge } from '#contract/commerce/orders.ts'
import { miniProgramLoginPage, wechatCalls } from '#contract/people/wechat.ts'
import { openMiniProgramRuntime } from '../../tools/testing/mini-program-runtime.ts'
import type { RunningPage } from '../../tools/testing/mini-program-runtime.ts'
import { expect } from './test.ts'

type Way = 'redirectTo' | 'navigateTo'
type Bridge = { openMiniPage: (way: Way, url: string) => Promise<void> }

/** The person whom WeChat says is there. */
const person = 'he'

/**
 * Plays the mini-program around a page of the site: its own pages run as they are shipped, the sandbox gives the codes of
 * WeChat and takes the money.
 */
export async function openMiniProgram(page: Page, site: string) {
  const runtime = openMiniProgramRuntime(site)
  const opened: string[] = []
  let above: RunningPage | undefined

  /** WeChat hides the page of the site while another page lies above it. */
  const cover = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)

  const asked = (name: string) => {
    const found = runtime.asked.at(-1)
    expect(found?.name).toBe(name)
    return found!.options
  }

  async function logIn(url: string): Promise<void> {
    const state = new URLSearchParams(url.split('?')[1]).get('state') ?? ''
    runtime.open(url)
    const { success } = asked('login')
    const consent = await page.request.post('/sandbox/wechat/authorize', {
      form: { redirect_uri: '/', state, type: '2', person, decision: 'allow' },
      maxRedirects: 0,
    })
    success!({ code: new URL(consent.headers().location!, site).searchParams.get('code') })
    const { data } = runtime.open(String(asked('redirectTo').url))
    await page.goto(String(data.src))
  }

  async function pay(url: string): Promise<void> {
    runtime.open(url)
    const options = asked('requestPayment')
    const no = String(options.package).replace('prepay_id=', '')
    await page.request.post('/sandbox/cashier', { form: { no, way: 'pay' }, maxRedirects: 0 })
    ;(options.complete as () => void)()
    asked('navigateBack')
    await cover(false)
  }

  await page.exposeFunction('openMiniPage', async (way: Way, url: string) => {
    if (way === 'navigateTo') await cover(true)
    // The page that asks must not wait for a page that replaces it.
    if (url.startsWith(miniProgramLoginPage)) setTimeout(() => void logIn(url))
    else if (url.startsWith('/pages/pay/')) await pay(url)
    else above = runtime.open(url)
    opened.push(url)
  })
  await page.addInitScript(() => {
    const { openMiniPage } = window as unknown as Bridge
    const open = (way: Way) => (one: { url: string }) => void openMiniPage(way, one.url)
    const wx = {
      miniProgram: {
        redirectTo: open('redirectTo'),
        navigateTo: open('navigateTo'),
        postMessage: () => undefined,
      },
    }
    // WeChat's script adds to what the mini-program has put there.
    const add = (more: object) => {
      Object.assign(wx, more)
    }
    Object.defineProperty(window, 'wx', { get: () => wx, set: add })
  })
  // The sandbox plays the official account: in a mini-program its own page asks.
  await page.route(`**${wechatCalls.authorizeInfo.path}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { url: string } }
    const { searchParams } = new URL(body.data.url || '/', site)
    const [redirect, state] = [searchParams.get('redirect_uri'), searchParams.get('state')]
    if (redirect !== null && state !== null)
      body.data.url = `${miniProgramLoginPage}?redirect=${encodeURIComponent(redirect)}&state=${encodeURIComponent(state)}`
    await route.fulfill({ response, json: body })
  })
  await page.route(`**${orderCalls.charge.path}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: Charge }
    const no = new URL(body.data.cashier_url, site).searchParams.get('no')
    const parameters = {
      timeStamp: '1',
      nonceStr: 'n',
      package: `prepay_id=${no}`,
      signType: 'RSA',
      paySign: 's',
    }
    body.data = { channel: 'wechat_mini', cashier_url: '', code_url: '', parameters }
    await route.fulfill({ response, json: body })
  })

  return {
    /** The pages of the mini-program that the site has opened. */
    opened,
    /** What a friend is sent by the page that lies above. */
    share: () => runtime.tell(above!, 'onShareAppMessage', undefined),
    async goBack() {
      above = undefined
      await cover(false)
    },
  }
}
