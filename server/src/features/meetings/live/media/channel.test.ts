import { expect, it } from 'vitest'
import { createChannel } from './channel.ts'
import type { Sink } from './channel.ts'
import type { Tag, TagKind } from './flv-tag.ts'

const tag = (kind: TagKind, ms = 0): Tag => ({ kind, ms, bytes: Buffer.alloc(15) })

function listen() {
  const heard: string[] = []
  const sink: Sink = {
    begin: (has) => void heard.push(`begin ${has.audio ? 'a' : ''}${has.video ? 'v' : ''}`),
    write: ({ kind, ms }) => void heard.push(`${kind} ${ms}`),
    end: () => void heard.push('end'),
  }
  return { heard, sink }
}

it('starts every viewer with a picture: headers first, then from the last key frame', () => {
  const channel = createChannel()
  const early = listen()
  channel.add(early.sink)
  channel.send(tag('audioHeader'))
  channel.send(tag('videoHeader'))
  channel.send(tag('frame', 5))
  expect(early.heard).toEqual([])
  channel.send(tag('key', 10))
  channel.send(tag('audio', 12))
  channel.send(tag('key', 20))
  channel.send(tag('frame', 30))
  const late = listen()
  const leave = channel.add(late.sink)
  expect(early.heard).toEqual([
    'begin av',
    'audioHeader 0',
    'videoHeader 0',
    'key 10',
    'audio 12',
    'key 20',
    'frame 30',
  ])
  expect(late.heard).toEqual(['begin av', 'audioHeader 0', 'videoHeader 0', 'key 20', 'frame 30'])
  leave()
  channel.send(tag('frame', 40))
  channel.end()
  expect(early.heard.slice(-2)).toEqual(['frame 40', 'end'])
  expect(late.heard).toHaveLength(5)
})

it('plays audio only if there is no video', () => {
  const channel = createChannel()
  const { heard, sink } = listen()
  channel.add(sink)
  channel.send(tag('audioHeader'))
  for (let at = 0; at < 60; at++) channel.send(tag('audio', at))
  expect(heard[0]).toBe('begin a')
})
