import { afterAll, expect, it } from 'vitest'
import { readEnv } from '#kernel/env.ts'
import { openLiveKitStandIn, readLiveKitToken } from '#server/testing/livekit-stand-in.ts'
import { openRooms } from './open-rooms.ts'

const keys = { key: 'api-key', secret: 'a-secret-of-thirty-two-characters' }
const standIn = await openLiveKitStandIn(keys)
afterAll(() => standIn.close())

const openWith = (secret: string, more: Record<string, string> = {}) =>
  openRooms(
    readEnv({ LIVEKIT_URL: standIn.url, LIVEKIT_API_KEY: keys.key, LIVEKIT_API_SECRET: secret, ...more }),
  ).media
const media = openWith(keys.secret)
const person = { roomId: 7, personId: 31, name: '沈知远', isSoundOnly: false }

it('gives a person a token for one room', () => {
  const { url, token } = media.access(person)
  expect(url).toBe(standIn.url)
  expect(readLiveKitToken(token, keys)).toMatchObject({
    sub: '31',
    name: '沈知远',
    video: { room: 'room-7', roomJoin: true, canPublish: true, canSubscribe: true },
  })
  expect(() => readLiveKitToken(token, { ...keys, secret: 'another' })).toThrow('signature')
})

it('gives a token that is of no use to somebody who is removed later', () => {
  const { exp } = readLiveKitToken(media.access(person).token, keys)
  expect(exp).toBeGreaterThan(Date.now() / 1000 + 30)
  expect(exp).toBeLessThanOrEqual(Date.now() / 1000 + 60)
})

it('allows nothing but the microphone in a room for sound', () => {
  const { video } = readLiveKitToken(media.access({ ...person, isSoundOnly: true }).token, keys)
  expect(video.canPublishSources).toEqual(['microphone'])
})

it('removes people and ends rooms; what is gone already is no fault', async () => {
  await media.remove!(7, 31)
  await media.end!(7)
  await media.end!(404)
  expect(standIn.asked).toEqual([
    { method: 'RemoveParticipant', body: { room: 'room-7', identity: '31' } },
    { method: 'DeleteRoom', body: { room: 'room-7' } },
  ])
})

it('carries its token to no other address', async () => {
  await expect(media.end!(302)).rejects.toThrow('LiveKit answered 302 to DeleteRoom')
})

it('reports a server that does not accept its keys', async () => {
  const wrong = openWith('another-secret-of-thirty-two-characters')
  await expect(wrong.remove!(7, 31)).rejects.toThrow('LiveKit answered 401 to RemoveParticipant')
})

const bucket = {
  S3_BUCKET: 'files',
  S3_ENDPOINT: 'http://localhost:1',
  S3_ACCESS_KEY_ID: 'k',
  S3_SECRET_ACCESS_KEY: 's',
}

it('records by itself only where the configuration says so, and where there is a bucket for it', () => {
  expect(media.recorder).toBeUndefined()
  expect(() => openWith(keys.secret, { LIVEKIT_EGRESS: 'on' })).toThrow('S3_BUCKET must be set')
  expect(openWith(keys.secret, { LIVEKIT_EGRESS: 'on', ...bucket }).recorder).toBeDefined()
})

it('begins a recording, finds it by its file, and says how it goes', async () => {
  const recorder = openWith(keys.secret, { LIVEKIT_EGRESS: 'on', ...bucket }).recorder!
  expect(await recorder.find(8, 'room-egress/a.mp4')).toBeUndefined()
  const name = await recorder.start(8, 'room-egress/a.mp4')
  expect(standIn.asked.at(-1)).toMatchObject({
    method: 'StartRoomCompositeEgress',
    body: { room_name: 'room-8', file_outputs: [{ file_type: 'MP4', filepath: 'room-egress/a.mp4' }] },
  })
  expect(await recorder.find(8, 'room-egress/a.mp4')).toBe(name)
  expect(await recorder.find(8, 'room-egress/b.mp4')).toBeUndefined()
  expect(await recorder.find(9, 'room-egress/a.mp4')).toBeUndefined()
  expect(await recorder.look(name)).toBe('running')
  await recorder.stop(name)
  await recorder.stop(name)
  await recorder.stop('EG_unknown')
  expect(await recorder.look(name)).toBe('running')
  standIn.recordings[0]!.status = 'EGRESS_COMPLETE'
  expect(await recorder.look(name)).toBe('complete')
  expect(await recorder.find(8, 'room-egress/a.mp4')).toBeUndefined()
  standIn.recordings[0]!.status = 'EGRESS_FAILED'
  expect(await recorder.look(name)).toBe('failed')
  expect(await recorder.look('EG_unknown')).toBe('unknown')
})
