import { eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { roomCaptionCalls, voiceClosings } from '#contract/community/room-captions.ts'
import type { RoomSaid } from '#contract/community/room-captions.ts'
import { roomCalls, roomFailures } from '#contract/community/rooms.ts'
import type { HostAction } from '#contract/community/rooms.ts'
import { heardBytesPerMs } from '#kernel/ports/live-speech.ts'
import type { LiveSpeechPort } from '#kernel/ports/live-speech.ts'
import { roomKindsOf } from '#kernel/room-kinds.ts'
import { rooms } from '#server/features/community/rooms/rooms.tables.ts'
import { buildVideoRoom, testRoomKind } from '#server/testing/build-video-room.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import { sendCamera } from '#server/testing/send-camera.ts'
import type { TestCamera } from '#server/testing/send-camera.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
const { db, providers } = app.services
vi.spyOn(roomKindsOf(app.services), 'get').mockReturnValue(testRoomKind)
const { liveSpeech: sandbox } = providers
const voices: TestCamera[] = []

afterEach(() => {
  for (const voice of voices.splice(0)) voice.stop()
  providers.liveSpeech = sandbox
})

let hotWords: string[] = []

/** Hears a word for each half second of sound. */
const hearing: LiveSpeechPort = {
  isSandbox: false,
  async listen(options) {
    ;({ hotWords } = options)
    const over = Promise.withResolvers<string>()
    let [bytes, told] = [0, 0]
    return {
      hear(sound) {
        bytes += sound.length
        for (; (told + 1) * 500 * heardBytesPerMs <= bytes; told++)
          options.onWords({ words: `第${told}句。`, fromMs: told * 500, toMs: told * 500, isFinal: true })
      },
      end: async () => over.resolve(''),
      over: over.promise,
    }
  },
}

/** A room with a host and a guest inside, whose microphones are on. */
async function buildTalk(mayCaption = true) {
  const built = await buildVideoRoom(app, { guests: 1 })
  await db.update(rooms).set({ may_caption: mayCaption }).where(eq(rooms.id, built.room_id))
  const [host, guest] = [await built.enter(built.host), await built.enter(built.guests[0]!)]
  const manage = (client: TestClient, seat: string, action: HostAction) =>
    client.ask(roomCalls.manage, { room_id: built.room_id, seat, action })
  return {
    ...built,
    hostEntry: host,
    guestEntry: guest,
    caption: (isOn: boolean) => manage(built.host, host.seat, isOn ? 'caption' : 'uncaption'),
    captionAsGuest: () => manage(built.guests[0]!, guest.seat, 'caption'),
    voiceOf: (client: TestClient, seat: string) =>
      client.ask(roomCaptionCalls.voice, { room_id: built.room_id, seat }),
  }
}

const wsOf = (address: string) => app.url.replace('http', 'ws') + address

function speak(address: string): TestCamera {
  const voice = sendCamera(wsOf(`${address}&kind=webm`))
  voices.push(voice)
  return voice
}

it('shows what somebody says to everybody in the room, and to nobody once it is switched off', async () => {
  providers.liveSpeech = hearing
  const talk = await buildTalk()
  expect((await talk.captionAsGuest()).status).toBe(roomFailures.notHost.status)
  const before = await talk.voiceOf(talk.guests[0]!, talk.guestEntry.seat)
  expect(before.status).toBe(roomFailures.noCaptions.status)
  expect((await talk.caption(true)).data.room).toMatchObject({ may_caption: 1, is_captioned: 1 })

  const [host] = talk.members
  const reader = await listenGroup(app, talk.hostEntry.group_id, {
    userid: String(host!.user.id),
    client: talk.host,
  })
  const { address } = (await talk.voiceOf(talk.guests[0]!, talk.guestEntry.seat)).data
  const voice = speak(address)
  const said = (await reader.next('roomSaid')) as unknown as RoomSaid
  expect(said).toMatchObject({
    person_id: talk.guestEntry.state.me,
    sentence: 1,
    words: '第0句。',
    is_final: 1,
  })
  expect(hotWords.slice(0, 2)).toEqual(['沈知远', '客1'])
  await talk.caption(false)
  expect(await voice.closed).toBe(voiceClosings.over)
  reader.close()
})

it('ends with the microphone, and with the room', async () => {
  providers.liveSpeech = hearing
  const talk = await buildTalk()
  await talk.caption(true)
  const [guest, { seat }] = [talk.guests[0]!, talk.guestEntry]
  const first = speak((await talk.voiceOf(guest, seat)).data.address)
  await vi.waitFor(() => expect(first.ws.readyState).toBe(WebSocket.OPEN), 60_000)
  await guest.call(roomCalls.update, { room_id: talk.room_id, seat, is_muted: true })
  expect(await first.closed).toBe(voiceClosings.over)
  // Muted from the beginning.
  const { address } = (await talk.voiceOf(guest, seat)).data
  expect(await speak(address).closed).toBe(voiceClosings.over)
  await guest.call(roomCalls.update, { room_id: talk.room_id, seat, is_muted: false })
  const second = speak((await talk.voiceOf(guest, seat)).data.address)
  await vi.waitFor(() => expect(second.ws.readyState).toBe(WebSocket.OPEN), 60_000)
  await talk.host.call(roomCalls.manage, { room_id: talk.room_id, seat: talk.hostEntry.seat, action: 'end' })
  expect(await second.closed).toBe(voiceClosings.over)
})

it('is not for rooms about patients, nor where nothing recognises speech, nor for an address made up', async () => {
  const talk = await buildTalk(false)
  expect((await talk.caption(true)).status).toBe(roomFailures.noCaptions.status)
  expect((await talk.caption(false)).data.room.is_captioned).toBe(0)
  const other = await buildTalk()
  providers.liveSpeech = undefined
  expect((await other.caption(true)).status).toBe(roomFailures.captionsOff.status)
  const refused = new WebSocket(wsOf('/live/voice?room=1&person=1&until=9999999999999&sig=x&kind=webm'))
  await expect(new Promise((_resolve, reject) => refused.once('error', reject))).rejects.toThrow('403')
})
