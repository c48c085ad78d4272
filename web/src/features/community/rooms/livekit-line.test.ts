import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PersonMedia, Spot } from './media-line.ts'
import { FakeParticipant, FakePublication, openedRooms } from '#web/testing/livekit-client-stand-in.ts'
import { openLiveKitLine } from './livekit-line.ts'

vi.mock('livekit-client', () => import('#web/testing/livekit-client-stand-in.ts'))

beforeEach(() => {
  vi.stubGlobal(
    'MediaStream',
    class {
      readonly tracks: object[]
      constructor(tracks: object[]) {
        this.tracks = tracks
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const access = {
  adapter: 'livekit' as const,
  url: 'wss://livekit.example',
  token: 'token-of-7',
  ice_servers: [{ urls: ['turn:turn.example'], username: 'u', credential: 'c' }],
}
const off = { microphone: null, camera: null, screen: null }
const track = (id: string) => ({ id }) as unknown as MediaStreamTrack

async function open() {
  const seen = new Map<number, PersonMedia | undefined>()
  const pointed: [number, Spot | undefined][] = []
  const noted: [number, string][] = []
  const onHears = vi.fn<() => void>()
  const onLost = vi.fn<() => void>()
  const line = await openLiveKitLine({
    access,
    onMedia: (personId, media) => void seen.set(personId, media),
    onPointer: (...one) => void pointed.push(one),
    onNote: (...one) => void noted.push(one),
    onHears,
    onLost,
  })
  return { line, seen, pointed, noted, onHears, onLost, room: openedRooms.at(-1)! }
}

it('connects with the token and the relays that our server has given', async () => {
  const { room } = await open()
  expect(room.connectedTo).toEqual([
    access.url,
    access.token,
    { rtcConfig: { iceServers: access.ice_servers } },
  ])
})

it('publishes each track once, replaces it and takes it back', async () => {
  const { line, room } = await open()
  const [voice, camera, other] = ['voice', 'camera', 'other'].map(track)
  line.send({ ...off, microphone: voice!, camera: camera! })
  line.send({ ...off, microphone: voice!, camera: camera! })
  await expect.poll(() => room.sent).toHaveLength(2)
  expect(room.sent).toEqual(['publish microphone voice', 'publish camera camera'])
  line.send({ ...off, microphone: voice!, camera: other! })
  await expect.poll(() => room.sent).toHaveLength(4)
  expect(room.sent.slice(2)).toEqual(['unpublish camera', 'publish camera other'])
  line.send({ ...off, microphone: voice!, screen: track('slides') })
  await expect.poll(() => room.sent).toHaveLength(6)
  expect(room.sent.slice(4).toSorted()).toEqual(['publish screen_share slides', 'unpublish other'])
})

it('publishes one camera at a time, however quickly it is turned', async () => {
  const { line, room } = await open()
  for (const id of ['front', 'rear', 'front again', 'rear again']) line.send({ ...off, camera: track(id) })
  const published = () =>
    room.sent.filter((one) => one.startsWith('publish ')).length -
    room.sent.filter((one) => one.startsWith('unpublish ')).length
  await expect.poll(() => room.sent.at(-1)).toBe('publish camera rear again')
  expect(published()).toBe(1)
  line.send(off)
  await expect.poll(published).toBe(0)
})

it('reports what arrives from whom, and who has left', async () => {
  const { line, seen, room } = await open()
  const [voice, camera] = [{}, {}]
  room.meet(
    new FakeParticipant('12', [
      ['microphone', new FakePublication('audio', voice)],
      ['camera', new FakePublication('video', camera)],
    ]),
  )
  expect(seen.get(12)).toMatchObject({ sound: { tracks: [voice] }, camera: { tracks: [camera] } })
  expect(seen.get(12)?.screen).toBeUndefined()
  expect(line.levels()).toEqual(new Map([[12, 0.4]]))
  room.emit('participantDisconnected', { identity: '12' })
  expect(seen.get(12)).toBeUndefined()
})

it('receives no pictures while sound only is wanted, also of those who come later', async () => {
  const { line, seen, room } = await open()
  const early = new FakePublication('video', {})
  room.meet(new FakeParticipant('12', [['camera', early]]))
  line.receivePictures(false)
  expect(early.isSubscribed).toBe(false)
  const voice = new FakePublication('audio', {})
  const late = new FakePublication('video', {})
  room.meet(
    new FakeParticipant('13', [
      ['microphone', voice],
      ['camera', late],
    ]),
  )
  expect([voice.isSubscribed, late.isSubscribed]).toEqual([true, false])
  expect(seen.get(13)?.sound).toBeDefined()
  line.receivePictures(true)
  expect([early.isSubscribed, late.isSubscribed]).toEqual([true, true])
})

it('carries where people point', async () => {
  const { line, pointed, room } = await open()
  line.point({ x: 0.5, y: 0.25 })
  expect(room.sent).toEqual(['data pointer [0.5,0.25]'])
  const bytes = new TextEncoder().encode('[0.1,0.2]')
  room.emit('dataReceived', bytes, { identity: '12' }, undefined, 'pointer')
  room.emit('dataReceived', bytes, { identity: '12' }, undefined, 'another')
  expect(pointed).toEqual([[12, { x: 0.1, y: 0.2 }]])
})

it('carries what must arrive, and says when somebody can hear it', async () => {
  const { line, noted, pointed, onHears, room } = await open()
  line.note('["clear"]')
  expect(room.sent).toEqual(['data note ["clear"]'])
  room.emit('dataReceived', new TextEncoder().encode('["clear"]'), { identity: '12' }, undefined, 'note')
  expect(noted).toEqual([[12, '["clear"]']])
  expect(pointed).toEqual([])
  room.emit('participantConnected', { identity: '13' })
  expect(onHears).toHaveBeenCalledOnce()
})

it('says that the line is lost when the server ends it, not when the page does', async () => {
  const lost = await open()
  lost.room.emit('disconnected')
  expect(lost.onLost).toHaveBeenCalledOnce()
  const closed = await open()
  closed.line.close()
  expect(closed.room.isConnected).toBe(false)
  expect(closed.onLost).not.toHaveBeenCalled()
})

it('counts a poor connection as one that loses packets', async () => {
  const { line, room } = await open()
  expect(await line.sample()).toMatchObject({ lostShare: 0 })
  room.localParticipant.connectionQuality = 'poor'
  expect((await line.sample()).lostShare).toBeGreaterThan(0.05)
})
