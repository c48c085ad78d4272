import { expect, it } from 'vitest'
import { planDownload } from './download-plan.ts'

const ios = { kind: 'browser', isIos: true, isAndroid: false } as const
const android = { kind: 'browser', isIos: false, isAndroid: true } as const
const desk = { kind: 'browser', isIos: false, isAndroid: false } as const
const both = { app_download_ios: 'https://ios.example', app_download_android: 'https://android.example' }
const none = { app_download_ios: '', app_download_android: '' }

it('offers what fits the phone, and everything at a desk', () => {
  const iosOffer = { system: 'ios', address: both.app_download_ios }
  const androidOffer = { system: 'android', address: both.app_download_android }
  expect(planDownload(ios, both)).toEqual({ is: 'offers', offers: [iosOffer] })
  expect(planDownload(android, both)).toEqual({ is: 'offers', offers: [androidOffer] })
  expect(planDownload(desk, both)).toEqual({ is: 'offers', offers: [iosOffer, androidOffer] })
})

it('says that there is no app yet, in WeChat too', () => {
  expect(planDownload(desk, none)).toEqual({ is: 'unpublished' })
  expect(planDownload({ ...ios, kind: 'wechat' }, none)).toEqual({ is: 'unpublished' })
})

it('says that there is none for this phone', () => {
  expect(planDownload(android, { ...both, app_download_android: '' })).toEqual({
    is: 'other-system',
    system: 'android',
  })
})

it('sends people out of WeChat and the mini-program', () => {
  expect(planDownload({ ...ios, kind: 'wechat' }, both)).toEqual({ is: 'leave-wechat' })
  expect(planDownload({ ...android, kind: 'mini-program' }, both)).toEqual({ is: 'leave-wechat' })
})

it('offers nothing inside the app', () => {
  expect(planDownload({ ...ios, kind: 'app' }, both)).toEqual({ is: 'in-app' })
})

it('never offers an address that is not one of the web', () => {
  expect(planDownload(desk, { ...none, app_download_ios: 'javascript:alert(1)' })).toEqual({
    is: 'unpublished',
  })
})
