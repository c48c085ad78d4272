import { expect, it } from 'vitest'
import { standardAgreements as agreements } from './standard-agreements.ts'

it('has five agreements in both languages, eight sections or more', () => {
  expect(agreements.map(({ id }) => id)).toEqual([1, 6, 7, 8, 9])
  for (const { zh, en } of agreements) {
    const sections = (html: string) => html.split('<h2>').length - 1
    expect(sections(zh.html)).toBeGreaterThanOrEqual(8)
    expect(sections(en.html)).toBe(sections(zh.html))
    expect(zh.html.length).toBeGreaterThan(1000)
    expect(en.html.length).toBeGreaterThan(2000)
    expect(en.html).not.toMatch(/[\u4e00-\u9fff]/)
    expect(zh.html + en.html).not.toMatch(/\*\*|<p>- /)
  }
})
