import { ConnectionQuality, Room, RoomEvent, Track } from 'livekit-client'
import type { LocalTrackPublication, RemoteParticipant } from 'livekit-client'
import type { MediaAccess } from '#contract/community/rooms.ts'
import type {
  MediaLine,
  MediaListener,
  NoteListener,
  PersonMedia,
  PointerListener,
  SentTracks,
} from './media-line.ts'
import { readPointer, writePointer } from './pointer-message.ts'
import { streamOf } from './stream-of.ts'

type LiveKitWorld = {
  access: MediaAccess
  onMedia: MediaListener
  onPointer: PointerListener
  onNote: NoteListener
  onHears: () => void
  onLost: () => void
}

const sources = {
  microphone: Track.Source.Microphone,
  camera: Track.Source.Camera,
  screen: Track.Source.ScreenShare,
}
type Source = keyof typeof sources
const names = Object.keys(sources) as Source[]

const pointerTopic = 'pointer'
const noteTopic = 'note'

/** A room of a LiveKit server. It is imported only where one is configured. */
export async function openLiveKitLine({
  access,
  onMedia,
  onPointer,
  onNote,
  onHears,
  onLost,
}: LiveKitWorld): Promise<MediaLine> {
  const room = new Room({ dynacast: true })
  const published = new Map<Source, { track: MediaStreamTrack; publication: LocalTrackPublication }>()
  const settling = new Set<Source>()
  let wanted: SentTracks = { microphone: null, camera: null, screen: null }
  let isClosed = false
  let receivesPictures = true

  const report = (participant: RemoteParticipant) =>
    onMedia(Number(participant.identity), mediaOf(participant))
  room
    .on(RoomEvent.TrackSubscribed, (_, __, participant) => report(participant))
    .on(RoomEvent.TrackPublished, (publication) => {
      // Who comes later, or switches the camera on, is not seen either.
      if (publication.kind === Track.Kind.Video && !receivesPictures) publication.setSubscribed(false)
    })
    .on(RoomEvent.TrackUnsubscribed, (_, __, participant) => report(participant))
    .on(RoomEvent.ParticipantDisconnected, ({ identity }) => onMedia(Number(identity), undefined))
    .on(RoomEvent.DataReceived, (bytes, participant, _, topic) => {
      if (!participant) return
      const message = new TextDecoder().decode(bytes)
      if (topic === pointerTopic) onPointer(Number(participant.identity), readPointer(message))
      if (topic === noteTopic) onNote(Number(participant.identity), message)
    })
    .on(RoomEvent.ParticipantConnected, () => onHears())
    .on(RoomEvent.Disconnected, () => {
      if (!isClosed) onLost()
    })
  await room.connect(access.url, access.token, {
    ...(access.ice_servers.length > 0 && { rtcConfig: { iceServers: access.ice_servers } }),
  })

  /** A device that is gone cannot be published, and a new line would not bring it back. */
  function wantedOf(source: Source): MediaStreamTrack | undefined {
    const track = wanted[source]
    return track && track.readyState !== 'ended' ? track : undefined
  }

  /** One change of a source at a time: the pictures of a camera that is turned twice quickly would both be published. */
  async function settle(source: Source) {
    if (settling.has(source)) return
    settling.add(source)
    try {
      for (;;) {
        const next = wantedOf(source)
        const old = published.get(source)
        if (old?.track === next) return
        if (old) {
          published.delete(source)
          await room.localParticipant.unpublishTrack(old.publication.track!, false)
        } else if (next) {
          const given = { source: sources[source], simulcast: true }
          const publication = await room.localParticipant.publishTrack(next, given)
          published.set(source, { track: next, publication })
        }
      }
    } finally {
      settling.delete(source)
    }
  }

  return {
    send(tracks: SentTracks) {
      wanted = tracks
      for (const source of names) void settle(source).catch(onLost)
    },
    meet() {},
    receive() {},
    recover() {},
    receivePictures(isWanted) {
      receivesPictures = isWanted
      for (const participant of room.remoteParticipants.values())
        for (const publication of participant.videoTrackPublications.values())
          publication.setSubscribed(isWanted)
    },
    point(spot) {
      const bytes = new TextEncoder().encode(writePointer(spot))
      // A place that is lost is followed by the next one.
      void room.localParticipant
        .publishData(bytes, { reliable: false, topic: pointerTopic })
        .catch(() => undefined)
    },
    note(message) {
      void room.localParticipant
        .publishData(new TextEncoder().encode(message), { reliable: true, topic: noteTopic })
        .catch(() => undefined)
    },
    levels: () =>
      new Map([...room.remoteParticipants.values()].map((one) => [Number(one.identity), one.audioLevel])),
    async sample() {
      const isPoor = room.localParticipant.connectionQuality === ConnectionQuality.Poor
      return { lostShare: isPoor ? 0.1 : 0, roundTripMs: 0, uplinkKbps: undefined }
    },
    close() {
      isClosed = true
      void room.disconnect()
    },
  }
}

function mediaOf(participant: RemoteParticipant): PersonMedia {
  const arriving = (source: Track.Source) =>
    streamOf(participant.getTrackPublication(source)?.track?.mediaStreamTrack)
  return {
    sound: arriving(Track.Source.Microphone),
    camera: arriving(Track.Source.Camera),
    screen: arriving(Track.Source.ScreenShare),
  }
}
