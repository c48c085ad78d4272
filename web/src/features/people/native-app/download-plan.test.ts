import { expect, it } from 'vitest'
import { planDownload } from './download-plan.ts'

const ios = { kind: 'browser', isIos: true, isAndroid: false } as const
const android = { kind: 'browser', isIos: false, isAndroid: true } as const
const desk = { kind: 'browser', isIos: false, isAndroid: false } as const
const both = { app_download_ios: 'https://ios.example', app_download_android: 'https://android.example' }
const none = { app_download_ios: '', app_download_android: '' }
const origin = 'https://site.example'

it('offers what fits the phone, and everything at a desk', () => {
  const iosOffer = { system: 'ios', address: both.app_download_ios }
  const androidOffer = { system: 'android', address: both.app_download_android }
  expect(planDownload(ios, both, origin)).toEqual({ is: 'offers', offers: [iosOffer] })
  expect(planDownload(android, both, origin)).toEqual({ is: 'offers', offers: [androidOffer] })
  expect(planDownload(desk, both, origin)).toEqual({ is: 'offers', offers: [iosOffer, androidOffer] })
})

it('says that there is no app yet, in WeChat too', () => {
  expect(planDownload(desk, none, origin)).toEqual({ is: 'unpublished' })
  expect(planDownload({ ...ios, kind: 'wechat' }, none, origin)).toEqual({ is: 'unpublished' })
})

it('says that there is none for this phone', () => {
  expect(planDownload(android, { ...both, app_download_android: '' }, origin)).toEqual({
    is: 'other-system',
    system: 'android',
  })
})

it('sends people out of WeChat and the mini-program', () => {
  expect(planDownload({ ...ios, kind: 'wechat' }, both, origin)).toEqual({ is: 'leave-wechat' })
  expect(planDownload({ ...android, kind: 'mini-program' }, both, origin)).toEqual({ is: 'leave-wechat' })
})

it('offers nothing inside the app', () => {
  expect(planDownload({ ...ios, kind: 'app' }, both, origin)).toEqual({ is: 'in-app' })
})

it('offers a path of this site by its whole address', () => {
  const config = { ...none, app_download_android: '/sandbox/app-store' }
  const offer = { system: 'android', address: 'https://site.example/sandbox/app-store' }
  expect(planDownload(android, config, origin)).toEqual({ is: 'offers', offers: [offer] })
})

it.each(['javascript:alert(1)', '//elsewhere.example', '/\\elsewhere.example'])(
  'never offers %s, which is no address of the web or of this site',
  (address) => {
    const config = { ...none, app_download_ios: address }
    expect(planDownload(desk, config, origin)).toEqual({ is: 'unpublished' })
  },
)
