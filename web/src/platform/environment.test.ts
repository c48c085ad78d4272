import { describe, expect, it, vi } from 'vitest'
import { detectEnvironment } from './environment.ts'

const mark = 'XinglinApp'
const agents = {
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  harmony:
    'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
  explorer: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; Tablet PC 2.0; rv:11.0) like Gecko',
  oldExplorer: 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
}
const wechat = `${agents.iphone} MicroMessenger/8.0.50(0x18003237) NetType/WIFI Language/zh_CN`
const wechatWork = `${agents.android} wxwork/4.1.30 MicroMessenger/7.0.1 Language/zh`
const wechatWindows = `${agents.chrome} MicroMessenger/7.0.20.1781 NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF`
const miniProgram = `${wechat} miniProgram/wx0123456789abcdef`

const detect = (userAgent: string, touchPoints?: number) => detectEnvironment(userAgent, mark, touchPoints)

describe('the four environments (R014 to R017)', () => {
  it.each([
    ['an ordinary browser', agents.chrome, 'browser'],
    ['WeChat', wechat, 'wechat'],
    ['WeChat Work', wechatWork, 'wechat'],
    ['WeChat Work without the WeChat mark', `${agents.chrome} wxwork/4.1.30`, 'wechat'],
    ['an ordinary page in WeChat for Windows', wechatWindows, 'wechat'],
    ['a mini-program, although it carries the WeChat mark too', miniProgram, 'mini-program'],
    ['the app on iOS', `${agents.iphone} XinglinApp/1.0`, 'app'],
    ['the app on Android', `${agents.android} XinglinApp/1.0`, 'app'],
  ])('detects %s', (_name, userAgent, kind) => {
    expect(detect(userAgent).kind).toBe(kind)
  })

  it('reads the app mark from the configuration', () => {
    const userAgent = `${agents.iphone} OtherMark/2`
    expect(detectEnvironment(userAgent, 'OtherMark').kind).toBe('app')
    expect(detectEnvironment(userAgent, 'XinglinApp').kind).toBe('browser')
    expect(detectEnvironment(userAgent, '').kind).toBe('browser')
  })

  it('distinguishes WeChat Work within WeChat', () => {
    expect(detect(wechatWork).isWechatWork).toBe(true)
    expect(detect(wechat).isWechatWork).toBe(false)
  })
})

it.each([
  ['Chrome on Windows', agents.chrome, true],
  ['Safari on a Mac', agents.mac, true],
  ['WeChat for Windows', wechatWindows, true],
  ['Internet Explorer on a tablet PC', agents.explorer, true],
  ['an iPhone', agents.iphone, false],
  ['an iPad', agents.ipad, false],
  ['Android', agents.android, false],
  ['a HarmonyOS tablet', agents.harmony, false],
  ['the app', `${agents.chrome} XinglinApp/1.0`, false],
])('knows whether %s is a desktop (R019, R020)', (_name, userAgent, isDesktop) => {
  expect(detect(userAgent).isDesktop).toBe(isDesktop)
})

it('detects an iPad that poses as a Mac by its touch points', () => {
  expect(detect(agents.mac, 5)).toMatchObject({ isIos: true, isDesktop: false })
  expect(detect(agents.mac, 0)).toMatchObject({ isIos: false, isDesktop: true })
  expect(detect(agents.chrome, 10)).toMatchObject({ isIos: false, isDesktop: true })
})

it('distinguishes iOS from Android', () => {
  expect(detect(agents.iphone)).toMatchObject({ isIos: true, isAndroid: false })
  expect(detect(agents.android)).toMatchObject({ isIos: false, isAndroid: true })
})

it('detects Internet Explorer (R049)', () => {
  expect(detect(agents.explorer).isInternetExplorer).toBe(true)
  expect(detect(agents.oldExplorer).isInternetExplorer).toBe(true)
  expect(detect(agents.chrome).isInternetExplorer).toBe(false)
})

it.each([
  ['the web', agents.iphone, 8],
  ['WeChat', wechat, 8],
  ['the iOS app', `${agents.iphone} XinglinApp/1.0`, 10],
  ['the app on an iPad that poses as a Mac', `${agents.mac} XinglinApp/1.0`, 10],
  ['the Android app', `${agents.android} XinglinApp/1.0`, 12],
])('gives %s its platform code (R350)', (_name, userAgent, platform) => {
  expect(detect(userAgent).platform).toBe(platform)
})

it('says 2 for WeChat and 1 elsewhere (R353)', () => {
  expect(detect(wechat).isWechat).toBe(2)
  expect(detect(wechatWork).isWechat).toBe(2)
  expect(detect(miniProgram).isWechat).toBe(2)
  expect(detect(agents.iphone).isWechat).toBe(1)
  expect(detect(`${agents.iphone} XinglinApp/1.0`).isWechat).toBe(1)
})

it('reads the running page, with the mark that the server configured', async () => {
  const config = { textContent: '{"appMark":"OtherApp"}' }
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'xinglin-config' ? config : null) })
  vi.stubGlobal('navigator', { userAgent: `${agents.mac} OtherApp/3`, maxTouchPoints: 5 })
  vi.resetModules()
  const { environment } = await import('./environment.ts')
  expect(environment()).toMatchObject({ kind: 'app', platform: 10 })
  vi.unstubAllGlobals()
  expect(environment().kind).toBe('app')
})
