import { ConnectionQuality, Room, RoomEvent, Track } from 'livekit-client'
import type { LocalTrackPublication, RemoteParticipant } from 'livekit-client'
import type { MediaAccess } from '#contract/community/rooms.ts'
import type { MediaLine, MediaListener, PersonMedia, PointerListener, SentTracks } from './media-line.ts'
import { readPointer, writePointer } from './pointer-message.ts'
import { streamOf } from './stream-of.ts'

type LiveKitWorld = {
  access: MediaAccess
  onMedia: MediaListener
  onPointer: PointerListener
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

/** A room of a LiveKit server. It is imported only where one is configured. */
export async function openLiveKitLine({
  access,
  onMedia,
  onPointer,
  onLost,
}: LiveKitWorld): Promise<MediaLine> {
  const room = new Room({ dynacast: true })
  const published = new Map<
    Source,
    { track: MediaStreamTrack; publication: Promise<LocalTrackPublication> }
  >()
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
      if (participant && topic === pointerTopic)
        onPointer(Number(participant.identity), readPointer(new TextDecoder().decode(bytes)))
    })
    .on(RoomEvent.Disconnected, () => {
      if (!isClosed) onLost()
    })
  await room.connect(access.url, access.token, {
    ...(access.ice_servers.length > 0 && { rtcConfig: { iceServers: access.ice_servers } }),
  })

  async function change(source: Source, track: MediaStreamTrack | null) {
    const old = published.get(source)
    if (old?.track === track) return
    published.delete(source)
    if (old) await room.localParticipant.unpublishTrack((await old.publication).track!, false)
    if (!track) return
    const publication = room.localParticipant.publishTrack(track, {
      source: sources[source],
      simulcast: true,
    })
    published.set(source, { track, publication })
    await publication
  }

  return {
    send(tracks: SentTracks) {
      for (const source of names) void change(source, tracks[source]).catch(onLost)
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
