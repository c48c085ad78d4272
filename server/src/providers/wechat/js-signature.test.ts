import { expect, it } from 'vitest'
import { signJsTicket } from './js-signature.ts'

const published = {
  nonceStr: 'Wm3WZYTPz0wzccnW',
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  timestamp: 1414587457,
  url: 'http://mp.weixin.qq.com?params=value',
}

it("signs WeChat's published example as published", () => {
  expect(signJsTicket(published)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
})

it('signs the address up to its fragment and re-encodes nothing', () => {
  expect(signJsTicket({ ...published, url: `${published.url}#top` })).toBe(signJsTicket(published))
  expect(signJsTicket({ ...published, url: 'https://m.example.com/a?b=杏 林' })).not.toBe(
    signJsTicket({ ...published, url: 'https://m.example.com/a?b=%E6%9D%8F%20%E6%9E%97' }),
  )
})
