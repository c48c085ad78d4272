import { afterEach, expect, it, vi } from 'vitest'
import {
  isMiniProgramPage,
  miniProgramPage,
  offerToMiniProgram,
  openMiniProgramPage,
} from './mini-program.ts'

const miniProgram = { navigateTo: vi.fn(), redirectTo: vi.fn(), postMessage: vi.fn() }
vi.stubGlobal('wx', { miniProgram })
afterEach(() => vi.clearAllMocks())

it('opens pages of the mini-program, above this one or in its place', async () => {
  const url = miniProgramPage('pay', { package: 'prepay_id=1', paySign: 'a+/ =' })
  expect(url).toBe('/pages/pay/pay?package=prepay_id%3D1&paySign=a%2B%2F%20%3D')
  await openMiniProgramPage('navigateTo', url)
  expect(miniProgram.navigateTo).toHaveBeenCalledWith({ url })
  await openMiniProgramPage('redirectTo', '/pages/login/login')
  expect(miniProgram.redirectTo).toHaveBeenCalledWith({ url: '/pages/login/login' })
})

it('says what its menu shares', async () => {
  const card = { title: '论坛', link: 'https://x.example/a', imgUrl: '' }
  await offerToMiniProgram(card)
  expect(miniProgram.postMessage).toHaveBeenCalledWith({ data: { type: 'share', ...card } })
})

it('knows its pages from addresses of the site', () => {
  expect(isMiniProgramPage('/pages/login/login?state=1')).toBe(true)
  for (const url of ['/sandbox/wechat/authorize', 'https://open.weixin.qq.com/connect', ''])
    expect(isMiniProgramPage(url)).toBe(false)
})
