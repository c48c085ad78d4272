import { expect, it } from 'vitest'
import { linksIn, splitLinks } from './links.ts'

it.each([
  ['', []],
  ['没有链接。', []],
  ['个人网站https://example.org/a?b=1&c=%E4%B8%AD，欢迎访问', ['https://example.org/a?b=1&c=%E4%B8%AD']],
  ['See http://example.org. Or HTTPS://EXAMPLE.ORG/x/!', ['http://example.org', 'HTTPS://EXAMPLE.ORG/x/']],
  ['javascript:alert(1) ftp://example.org https://', []],
])('finds the links in %j', (text, links) => {
  expect(linksIn(text)).toEqual(links)
})

it('loses nothing of the text', () => {
  const text = '主页 https://example.org/。\n论文：http://example.org/b'
  expect(
    splitLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
