import Flv from 'node-media-server/src/protocol/flv.js'
import Rtmp from 'node-media-server/src/protocol/rtmp.js'
import logger from 'node-media-server/src/core/logger.js'
import { expect, it } from 'vitest'
import { movedSentence } from '#server/testing/installed-version.ts'

const moved = movedSentence({
  package: 'node-media-server',
  writtenFor: '4.4.3',
  file: 'server/src/features/meetings/live/media/rtmp-library.ts',
})

it.each(['parserData', 'packetAlloc', 'respondPublish', 'sendStatusMessage'])(
  'finds the function %s of the protocol',
  (name) => {
    expect((new Rtmp() as unknown as Record<string, unknown>)[name], moved).toBeTypeOf('function')
  },
)

it('finds what the protocol keeps of a connection', () => {
  const rtmp = new Rtmp()
  expect(rtmp.inPackets, moved).toBeInstanceOf(Map)
  expect(rtmp, moved).toHaveProperty('parserPacket.header.length')
  for (const name of ['Connect', 'Push', 'Play', 'Packet', 'Output'])
    expect(rtmp, moved).toHaveProperty(`on${name}Callback`)
})

it('finds what writes FLV, and what prints', () => {
  expect(Flv.createHeader, moved).toBeTypeOf('function')
  expect(Flv.createMessage, moved).toBeTypeOf('function')
  expect(logger.log, moved).toBeTypeOf('function')
})
