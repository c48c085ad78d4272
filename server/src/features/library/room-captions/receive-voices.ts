import type { Server } from 'node:http'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { voiceClosings, voiceKinds } from '#contract/community/room-captions.ts'
import type { VoiceKind } from '#contract/community/room-captions.ts'
import { hearStream } from '#kernel/hear-stream.ts'
import { createOriginCheck } from '#kernel/http/origin.ts'
import { claimUpgrades, refuseUpgrade } from '#kernel/http/upgrades.ts'
import type { Services } from '#kernel/services.ts'
import { selectPeopleHere, selectPerson, selectRoom } from '#server/features/community/rooms/rooms.queries.ts'
import { chooseHotWords } from '#server/features/library/live-captions/choose-hot-words.ts'
import { synonymDictionary } from '#server/features/library/synonyms/synonym-dictionary.ts'
import { createTeller } from './tell-said.ts'
import { readVoiceAddress, voicePath } from './voice-address.ts'
import type { Voice } from './voice-address.ts'

/** Each costs a process; more people do not speak at once in the rooms of one process. */
const mostVoices = 24
const mostOfRoom = 6
/** A page sends four times a second; one that is silent for so long is gone. */
const silenceMs = 15_000
const lookEveryMs = 3000
const largestPiece = 1024 * 1024

const formats = { webm: 'matroska', mp4: 'mov' } as const satisfies Record<VoiceKind, string>

type Running = Voice & { over: Promise<void> }

/** Hears the voices of those who speak in rooms with captions, each by itself, so that it is known who has said what. */
export function receiveVoices(server: Server, services: Services): () => Promise<void> {
  const { db, env, log, vault, providers, states } = services
  const originOf = createOriginCheck(env)
  const handshake = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: largestPiece,
  })
  const running = new Map<WebSocket, Running>()

  claimUpgrades(server, voicePath, (request, stream, head) => {
    const query = new URL(request.url ?? '', 'http://here').searchParams
    const voice = readVoiceAddress(vault, query)
    const kind = voiceKinds.find((one) => one === query.get('kind'))
    if (!voice || !kind || originOf(request) === 'foreign') return refuseUpgrade(stream, 403)
    handshake.handleUpgrade(request, stream, head, (ws) => {
      ws.on('error', () => ws.terminate())
      // Of two pages of one person the later one counts.
      for (const [other, { personId }] of running) if (personId === voice.personId) other.terminate()
      const ofRoom = [...running.values()].filter(({ roomId }) => roomId === voice.roomId)
      if (running.size >= mostVoices || ofRoom.length >= mostOfRoom) return hangUp(ws, voiceClosings.full)
      const over = receive(ws, voice, kind)
        .catch((error: unknown) => {
          log.warn({ reason: error, roomId: voice.roomId }, 'a voice could not be heard')
          hangUp(ws, voiceClosings.failed)
        })
        .finally(() => running.delete(ws))
      running.set(ws, { ...voice, over })
    })
  })

  /** Whether a person is in the room with the microphone on, and captions are. */
  async function isHeard({ roomId, personId }: Voice): Promise<boolean> {
    const [room, person] = await Promise.all([selectRoom(db, roomId), selectPerson(db, personId)])
    if (!room?.is_captioned || room.ended_at || person?.person.room_id !== roomId) return false
    return person.presence_id !== null && !person.person.is_muted
  }

  async function hotWordsOf(roomId: number): Promise<string[]> {
    const [room, here, dictionary] = await Promise.all([
      selectRoom(db, roomId),
      selectPeopleHere(db, roomId),
      states.get(synonymDictionary).get(),
    ])
    return chooseHotWords(
      dictionary,
      [room?.title ?? ''],
      here.map(({ person }) => person.name),
    )
  }

  async function receive(ws: WebSocket, voice: Voice, kind: VoiceKind): Promise<void> {
    // Nothing is read before there is a consumer.
    ws.pause()
    const { liveSpeech: speech, live } = providers
    if (!speech || !live.engine || !(await isHeard(voice))) return hangUp(ws, voiceClosings.over)
    const tell = createTeller(services, voice)
    const hotWords = await hotWordsOf(voice.roomId)
    const listening = await speech.listen({ language: 'zh', hotWords, onWords: (heard) => void tell(heard) })
    // It may have gone meanwhile.
    if (ws.readyState !== ws.OPEN) return listening.end()
    const sound = hearStream(live.engine, formats[kind])
    sound.output.on('data', (piece: Buffer) => listening.hear(piece))
    const silence = setTimeout(() => ws.terminate(), silenceMs)
    ws.on('message', (data, isBinary) => {
      silence.refresh()
      if (!isBinary || !sound.input.writable) return
      if (!sound.input.write(data)) ws.pause()
    })
    sound.input.on('drain', () => ws.resume())
    const looking = setInterval(() => {
      isHeard(voice).then(
        (isOn) => isOn || hangUp(ws, voiceClosings.over),
        // The database is away for a moment.
        () => undefined,
      )
    }, lookEveryMs)
    ws.once('close', () => sound.input.end())
    ws.resume()
    await Promise.race([sound.ended, listening.over, new Promise((resolve) => ws.once('close', resolve))])
    clearInterval(looking)
    clearTimeout(silence)
    const patience = setTimeout(() => sound.kill('SIGKILL'), 2000)
    sound.input.end()
    await sound.ended
    clearTimeout(patience)
    await listening.end()
    hangUp(ws, voiceClosings.failed)
    return undefined
  }

  return async () => {
    for (const ws of running.keys()) ws.terminate()
    await Promise.all([...running.values()].map(({ over }) => over))
  }
}

/** A paused connection would not receive the close frame either. */
function hangUp(ws: WebSocket, code: number): void {
  ws.removeAllListeners('message')
  ws.resume()
  ws.close(code)
  setTimeout(() => ws.terminate(), 2000).unref()
}
