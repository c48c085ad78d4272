import { expect, it } from 'vitest'
import { detectEnvironment } from './environment.ts'
import { clearLoginData, saveLoginData } from './login-data.ts'
import { createFakeArea } from './fake-area.ts'
import { createStorage } from './storage.ts'

const browser = detectEnvironment('Mozilla/5.0 (iPhone) Mobile', 'XinglinApp')
const wechat = detectEnvironment('Mozilla/5.0 (iPhone) Mobile MicroMessenger/8', 'XinglinApp')
const miniProgram = detectEnvironment('Mozilla/5.0 (iPhone) MicroMessenger/8 miniProgram/wx1', 'XinglinApp')

const login = { userid: 7, token: 't', refresh_token: 'r', sys_token: 's', openid: 'o', unionid: 'u' }
const otherLogin = { ...login, userid: 8, openid: '', unionid: '' }

function setUp() {
  const { kept, area } = createFakeArea()
  const storage = createStorage(area)
  return { kept, storage }
}

it('stores the login under the stated names (R219)', () => {
  const { kept, storage } = setUp()
  saveLoginData(storage, login, browser)
  expect(Object.fromEntries(kept)).toEqual({
    userid: '7',
    last_userid: '7',
    token: 't',
    refresh_token: 'r',
    sys_token: 's',
    wxopenid: 'o',
    unionid: 'u',
  })
})

it('clears exactly the six stated keys in a browser (R257)', () => {
  const { kept, storage } = setUp()
  saveLoginData(storage, login, browser)
  storage.set('guest_id', '12345678')
  storage.set('unread_im_group', 3)
  storage.set('user_type', 1)
  storage.set('locale', 'en')
  storage.set('theme', 'dark')
  clearLoginData(storage, browser)
  expect([...kept.keys()].sort()).toEqual([
    'last_userid',
    'locale',
    'theme',
    'unionid',
    'user_type',
    'wxopenid',
  ])
  expect(storage.get('user_type')).toBe(-1)
})

it.each([
  ['WeChat', wechat],
  ['a mini-program', miniProgram],
])('clears wxopenid and unionid too in %s (R258)', (_name, environment) => {
  const { kept, storage } = setUp()
  saveLoginData(storage, login, environment)
  clearLoginData(storage, environment)
  expect(Object.fromEntries(kept)).toEqual({ last_userid: '7', user_type: '-1' })
})

it('keeps both for the same user in a browser and drops them for another', () => {
  const { storage } = setUp()
  saveLoginData(storage, login, browser)
  clearLoginData(storage, browser)
  saveLoginData(storage, { ...otherLogin, userid: 7 }, browser)
  expect(storage.get('wxopenid')).toBe('o')
  clearLoginData(storage, browser)
  saveLoginData(storage, otherLogin, browser)
  expect(storage.get('wxopenid')).toBe('')
  expect(storage.get('unionid')).toBe('')
})

it('keeps the identity that WeChat provided before the login', () => {
  const { storage } = setUp()
  storage.set('wxopenid', 'o')
  saveLoginData(storage, otherLogin, wechat)
  expect(storage.get('wxopenid')).toBe('o')
})
