import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { readEnv } from '#kernel/env.ts'
import { openRooms } from './open-rooms.ts'

const env = readEnv({
  ZOOM_SDK_KEY: 'key',
  ZOOM_SDK_SECRET: 'zoom-secret',
  SAAS_ROOM_URL: 'https://rooms.example/join/',
  SAAS_ROOM_SECRET: 'saas-secret',
})
const person = { roomId: 7, personId: 31, name: '沈知远', isSoundOnly: false }
const asked = { number: '8881234', password: '', userName: '沈知远', isHost: true }

function claimsOf(token: string, secret: string): Record<string, unknown> {
  const [head, body, signature] = token.split('.')
  expect(signature).toBe(createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url'))
  return JSON.parse(Buffer.from(body!, 'base64url').toString()) as Record<string, unknown>
}

it('signs what the Meeting SDK of Zoom requires', () => {
  const { sdkKey, signature } = openRooms(env).zoom!(asked)
  const claims = claimsOf(signature, 'zoom-secret')
  expect(sdkKey).toBe('key')
  expect(claims).toMatchObject({ appKey: 'key', mn: '8881234', role: 1 })
  expect(claims.exp).toBe(claims.tokenExp)
})

it('sends people to a room of the SaaS host with a token of their own', () => {
  const { joinUrl } = openRooms(env).saas!(asked)
  const url = new URL(joinUrl)
  expect(url.origin + url.pathname).toBe('https://rooms.example/join/8881234')
  expect(claimsOf(url.searchParams.get('token')!, 'saas-secret')).toMatchObject({
    room: '8881234',
    name: '沈知远',
    host: true,
  })
})

it('has only the configured rooms, and a mesh without a media server', () => {
  const rooms = openRooms(readEnv({}))
  expect(rooms).toMatchObject({ zoom: undefined, saas: undefined, media: { kind: 'mesh' } })
  expect(rooms.media.access(person)).toEqual({ url: '', token: '', iceServers: [] })
})

it('gives each person a credential of the relay that expires, as coturn checks it', () => {
  const { media } = openRooms(
    readEnv({
      STUN_URLS: 'stun:stun.example:3478',
      TURN_URLS: 'turn:turn.example:3478, turns:turn.example:5349',
      TURN_SECRET: 'relay-secret',
    }),
  )
  const [stun, turn] = media.access(person).iceServers
  expect(stun).toEqual({ urls: ['stun:stun.example:3478'], username: '', credential: '' })
  expect(turn!.urls).toEqual(['turn:turn.example:3478', 'turns:turn.example:5349'])
  const [expires, personId] = turn!.username.split(':')
  expect(Number(expires)).toBeGreaterThan(Date.now() / 1000)
  expect(personId).toBe('31')
  expect(turn!.credential).toBe(createHmac('sha1', 'relay-secret').update(turn!.username).digest('base64'))
})
