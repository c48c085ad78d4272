import { expect, it } from 'vitest'
import type { ChatMember, ChatMessage } from '#contract/community/chat.ts'
import {
  countReaders,
  firstUnread,
  hasGap,
  hear,
  mergeMessages,
  nothingYet,
  withoutHeard,
} from './live-messages.ts'

const build = (number: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  message_id: 100 + number,
  group_id: 1,
  number,
  kind: 'text',
  content: `第 ${number} 条`,
  content_en: '',
  file_url: '',
  file_name: '',
  file_size: 0,
  seconds: 0,
  quote: null,
  mentions: [],
  client_id: `client-${number}`,
  is_recalled: 0,
  userid: 1,
  truename: '林晓',
  photo: '',
  title: '',
  create_time: '2026-03-01 08:00',
  created_ms: 0,
  ...more,
})
const numbers = (messages: ChatMessage[]) => messages.map(({ number }) => number)
const recalled = build(2, { is_recalled: 1, content: '' })

it('shows each message once, oldest first, whether read or heard', () => {
  const live = [build(3), build(4), build(3)].reduce(
    (before, message) => hear(before, { is: 'message', message }),
    nothingYet,
  )
  expect(numbers(mergeMessages([build(3), build(2), build(1)], live))).toEqual([1, 2, 3, 4])
})

it('never shows the text of a recalled message again', () => {
  const heard = (message: ChatMessage, before = nothingYet) => hear(before, { is: 'message', message })
  const orders = [
    mergeMessages([build(2)], heard(recalled)),
    mergeMessages([recalled], heard(build(2))),
    mergeMessages([], heard(build(2), heard(recalled))),
  ]
  for (const [message] of orders) expect(message).toEqual(recalled)
})

it('notices a missing message', () => {
  expect(hasGap([build(4), build(5), build(6)])).toBe(false)
  expect(hasGap([build(4), build(6)])).toBe(true)
  expect(hasGap([])).toBe(false)
})

it('counts who has read a message, without its author', () => {
  const members = [1, 2, 3].map(
    (userid) => ({ userid, read_number: userid === 2 ? 5 : 0 }) as Partial<ChatMember> as ChatMember,
  )
  expect(countReaders(build(5), members, nothingYet)).toBe(1)
  const live = hear(nothingYet, { is: 'read', userId: 3, number: 6 })
  expect(countReaders(build(5), members, live)).toBe(2)
  expect(countReaders(build(6), members, live)).toBe(1)
})

it('finds the first unread message of somebody else', () => {
  const messages = [build(1), build(2), build(3, { kind: 'system' }), build(4, { userid: 9 }), build(5)]
  expect(firstUnread(messages, 2, 1)?.number).toBe(4)
  expect(firstUnread(messages, 4, 1)).toBeUndefined()
  expect(firstUnread(messages, 1, 9)?.number).toBe(2)
})

it('shows an own message once, also when the socket brings it before the answer', () => {
  const sending = [{ clientId: 'client-2' }, { clientId: 'client-3' }]
  expect(withoutHeard(sending, [build(1), build(2)])).toEqual([{ clientId: 'client-3' }])
})

it('quotes nothing of a message that is recalled meanwhile', () => {
  const asked = build(1)
  const quote = {
    message_id: 101,
    kind: 'text',
    truename: '林晓',
    content: '第 1 条',
    is_recalled: 0,
  } as const
  const live = hear(nothingYet, { is: 'message', message: { ...asked, content: '', is_recalled: 1 } })
  const [, answered] = mergeMessages([asked, build(2, { quote })], live)
  expect(answered!.quote).toMatchObject({ content: '', is_recalled: 1 })
})
