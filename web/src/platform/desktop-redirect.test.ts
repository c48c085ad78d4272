import { expect, it } from 'vitest'
import { desktopTarget } from './desktop-redirect.ts'
import { detectEnvironment } from './environment.ts'

const desktop = detectEnvironment('Mozilla/5.0 (Windows NT 10.0) Chrome/140', 'XinglinApp')
const phone = detectEnvironment('Mozilla/5.0 (iPhone) Mobile', 'XinglinApp')
const wechatOnDesktop = detectEnvironment('Mozilla/5.0 (Windows NT 10.0) MicroMessenger/7', 'XinglinApp')
const config = { desktopOrigin: 'https://www.example.com', testHost: 'test.example.com' }
const at = (address: string) => new URL(address)

it.each([
  '/meetingHome',
  '/meetingDetail',
  '/meetingPlaybackDetail',
  '/doctorMainPage',
  '/doctorSharePage',
  '/doctorSeriesCourses',
  '/operationDetail',
  '/homeConsultingDetail',
  '/productDetail',
  '/companyDetail',
])('sends desktop browsers from %s to the desktop site (R031)', (path) => {
  expect(desktopTarget(at(`https://m.example.com${path}?id=3`), desktop, config)).toBe(
    `https://www.example.com${path}?id=3`,
  )
})

it('strips the tokens from the address (R032)', () => {
  const secrets = 'token=a&refresh_token=b&sys_token=c&userid=7&openid=o&unionid=u'
  const page = at(`https://m.example.com/meetingDetail?${secrets}&meeting_id=12&token=again#token=x`)
  expect(desktopTarget(page, desktop, config)).toBe('https://www.example.com/meetingDetail?meeting_id=12')
  expect(desktopTarget(at('https://m.example.com/meetingDetail?token=a'), desktop, config)).toBe(
    'https://www.example.com/meetingDetail',
  )
})

it('stays on the test host (R033)', () => {
  const page = at('https://test.example.com:8443/meetingDetail?meeting_id=12')
  expect(desktopTarget(page, desktop, config)).toBeUndefined()
  expect(desktopTarget(page, desktop, { ...config, testHost: 'test.example.com:8443' })).toBeUndefined()
})

it.each([
  ['a phone', 'https://m.example.com/meetingDetail', phone, config],
  ['WeChat on a desktop', 'https://m.example.com/meetingDetail', wechatOnDesktop, config],
  ['a page that is no detail', 'https://m.example.com/login', desktop, config],
  ['the home', 'https://m.example.com/', desktop, config],
  ['no desktop site', 'https://m.example.com/meetingDetail', desktop, { desktopOrigin: '', testHost: '' }],
  ['the desktop site itself', 'https://www.example.com/meetingDetail', desktop, config],
])('stays with %s', (_name, address, environment, config) => {
  expect(desktopTarget(at(address), environment, config)).toBeUndefined()
})
