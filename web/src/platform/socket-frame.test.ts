import { expect, it } from 'vitest'
import { clientMessage } from '#contract/wire/socket.ts'
import { signSocketMessage } from './sign.ts'
import { readFrame, writeFrame } from './socket-frame.ts'

const identity = { platform: 8, userid: '7', token: 't', guestId: '12345678' }

it('carries the stated fields and a signature over them (R079, R080, R137)', () => {
  const frame = writeFrame('joinGroup', { groupId: '12' }, identity, 1_767_225_600_000)
  expect(JSON.parse(frame)).toEqual({
    type: 'joinGroup',
    groupId: '12',
    platform: 8,
    userid: '7',
    version: '1.0',
    timestamp: 1_767_225_600_000,
    signature: signSocketMessage(8, '7', 1_767_225_600_000),
  })
})

it('is a message as the contract has it, also for a visitor', () => {
  const login = writeFrame('login', { token: '', guest_id: '12345678' }, { ...identity, userid: '' }, 1)
  const join = writeFrame('joinGroup', { groupId: 'meeting:12' }, identity, 1)
  for (const frame of [login, join]) {
    const message: unknown = JSON.parse(frame)
    expect(clientMessage.parse(message)).toEqual(message)
  }
})

it('reads one message or a batch of them', () => {
  expect(readFrame('{"type":"like","count":3}')).toEqual([{ type: 'like', count: 3 }])
  expect(readFrame('[{"type":"a"},{"type":"b"}]')).toEqual([{ type: 'a' }, { type: 'b' }])
})

it('leaves out what it cannot read', () => {
  for (const data of ['', '{', 'null', '7', '"text"', '{}', '{"type":5}', new ArrayBuffer(2), undefined]) {
    expect(readFrame(data)).toEqual([])
  }
  expect(readFrame('[null,{"type":"a"},[{"type":"b"}]]')).toEqual([{ type: 'a' }])
})
