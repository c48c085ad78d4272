import { expect, it } from 'vitest'
import { chooseLanguage } from './language.ts'

it.each([
  [undefined, 'zh'],
  ['', 'zh'],
  ['fr', 'zh'],
  ['en', 'en'],
  ['EN-us', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['en-GB,zh;q=0.8', 'en'],
  ['fr, en;q=0.5', 'en'],
  ['zh;q=0.1, en;q=0.9', 'en'],
  ['en;q=0', 'zh'],
  ['english', 'zh'],
] as const)('%s asks for %s', (asked, language) => {
  expect(chooseLanguage(asked)).toBe(language)
})
