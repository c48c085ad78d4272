import { expect, it } from 'vitest'
import type { ChatMember } from '#contract/community/chat.ts'
import { asksForName, keptMentions, mentionable, withMention } from './mentions.ts'

const member = (userid: number, truename: string) => ({ userid, truename }) as ChatMember

it('offers everybody, and the others by name', () => {
  const offered = mentionable([member(1, '林晓'), member(2, '周敏'), member(3, '')], 1, '所有人')
  expect(offered).toEqual([
    { userid: 0, name: '所有人' },
    { userid: 2, name: '周敏' },
  ])
})

it.each([
  ['@', true],
  ['请看@', true],
  ['ok @', true],
  ['lin@', false],
  ['@周敏', false],
])('asks whom %j names: %s', (text, isAsked) => expect(asksForName(text)).toBe(isAsked))

it('keeps those whose name was not deleted again', () => {
  const named = [
    { userid: 2, name: '周敏' },
    { userid: 0, name: '所有人' },
  ]
  const text = withMention('请@', named[0]!)
  expect(text).toBe('请@周敏 ')
  expect(keptMentions(text, named)).toEqual([2])
})
