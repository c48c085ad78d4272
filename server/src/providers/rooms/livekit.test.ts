import { afterAll, expect, it } from 'vitest'
import { readEnv } from '#kernel/env.ts'
import { openLiveKitStandIn, readLiveKitToken } from '#server/testing/livekit-stand-in.ts'
import { openRooms } from './open-rooms.ts'

const keys = { key: 'api-key', secret: 'a-secret-of-thirty-two-characters' }
const standIn = await openLiveKitStandIn(keys)
afterAll(() => standIn.close())

const openWith = (secret: string) =>
  openRooms(readEnv({ LIVEKIT_URL: standIn.url, LIVEKIT_API_KEY: keys.key, LIVEKIT_API_SECRET: secret }))
    .media
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
