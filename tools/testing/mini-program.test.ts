import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openMiniProgramRuntime } from './mini-program-runtime.ts'

const origin = 'https://xinglin.example'
const encoded = encodeURIComponent

it('has all four files of every page that it lists', () => {
  const { pages } = openMiniProgramRuntime()
  for (const page of pages)
    for (const ending of ['js', 'wxml', 'json'])
      expect(existsSync(path.resolve(import.meta.dirname, `../../mini-program/${page}.${ending}`))).toBe(true)
})

it('names the site that it is given', () => {
  const { data } = openMiniProgramRuntime('http://localhost:1').open('/pages/web/web?path=%2Fa')
  expect(data.src).toBe('http://localhost:1/a')
})

it('shows a page of the site, and no other site whatever a link says', () => {
  const runtime = openMiniProgramRuntime()
  const shown = (wanted: string) => runtime.open(`/pages/web/web?path=${encoded(wanted)}`).data.src
  expect(shown('/meetingDetail?meeting_id=7')).toBe(`${origin}/meetingDetail?meeting_id=7`)
  for (const foreign of ['https://evil.example/', '//evil.example', String.raw`/\evil.example`, 'evil'])
    expect(shown(foreign)).toBe(`${origin}/`)
  expect(runtime.open('/pages/web/web').data.src).toBe(`${origin}/`)
})

it('shares what the page in front has said last', () => {
  const runtime = openMiniProgramRuntime()
  const page = runtime.open('/pages/web/web')
  expect(runtime.tell(page, 'onShareAppMessage', { webViewUrl: `${origin}/article?id=1` })).toEqual({
    title: '杏林',
    path: `/pages/web/web?path=${encoded('/article?id=1')}`,
  })
  const card = {
    type: 'share',
    title: '冠心病论坛',
    link: `${origin}/meetingDetail?meeting_id=7`,
    imgUrl: 'x',
  }
  runtime.tell(page, 'handleMessage', {
    detail: { data: [{ ...card, title: '旧' }, card, { type: 'other' }] },
  })
  expect(runtime.tell(page, 'onShareAppMessage', {})).toEqual({
    title: '冠心病论坛',
    path: `/pages/web/web?path=${encoded('/meetingDetail?meeting_id=7')}`,
    imageUrl: 'x',
  })
})

it.each([`${origin}/home?a=1`, '/home?a=1'])(
  'logs in and goes back to %s with code and state',
  (redirect) => {
    const runtime = openMiniProgramRuntime()
    const page = runtime.open(`/pages/login/login?redirect=${encoded(redirect)}&state=abc`)
    const login = runtime.asked.at(-1)!
    expect(login.name).toBe('login')
    login.options.success!({ code: 'c/1' })
    expect(runtime.asked.at(-1)).toMatchObject({
      name: 'redirectTo',
      options: { url: `/pages/web/web?path=${encoded('/home?a=1&code=c%2F1&state=abc')}` },
    })
    // The address survives the next page, which decodes it once.
    const { url } = runtime.asked.at(-1)!.options as { url?: string }
    expect(runtime.open(url!).data.src).toBe(`${origin}/home?a=1&code=c%2F1&state=abc`)
    login.options.fail!()
    expect(page.data.failed).toBe(true)
    runtime.tell(page, 'goBack', undefined)
    expect(runtime.asked.at(-1)!.options).toEqual({
      url: `/pages/web/web?path=${encoded('/home?a=1&state=abc')}`,
    })
  },
)

it('hands WeChat exactly what the server has signed, and goes back however it ends', () => {
  const runtime = openMiniProgramRuntime()
  const signed = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=wx1', signType: 'RSA', paySign: 'a+/=' }
  const query = new URLSearchParams({ appId: 'wx-mini', ...signed }).toString()
  runtime.open(`/pages/pay/pay?${query}`)
  const pay = runtime.asked.at(-1)!
  expect(pay).toMatchObject({ name: 'requestPayment', options: signed })
  expect(pay.options).not.toHaveProperty('appId')
  ;(pay.options.complete as () => void)()
  expect(runtime.asked.at(-1)!.name).toBe('navigateBack')
})

it('offers a button to send a page to a friend', () => {
  const runtime = openMiniProgramRuntime()
  const page = runtime.open(`/pages/share/share?title=${encoded('论坛')}&link=${encoded(`${origin}/a?b=1`)}`)
  expect(runtime.tell(page, 'onShareAppMessage', undefined)).toEqual({
    title: '论坛',
    path: `/pages/web/web?path=${encoded('/a?b=1')}`,
  })
})
