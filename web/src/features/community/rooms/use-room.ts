import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { HostAction, RoomExtension } from '#contract/community/rooms.ts'
import { consumeCameraRequest } from '#web/platform/camera-access.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import type { DrawingNote } from './drawings.ts'
import { useRecording } from './use-recording.ts'
import { useVoice } from './use-voice.ts'
import { closedMedia, createLocalMedia } from './local-media.ts'
import type { LocalMedia } from './local-media.ts'
import type { Spot } from './media-line.ts'
import { roomMutations } from './mutations.ts'
import { openLine } from './open-line.ts'
import { openRoomMix } from './room-mix.ts'
import { sceneOf } from './room-scene.ts'
import { createRoomSession } from './room-session.ts'
import type { RoomSession } from './room-session.ts'
import { outsideView } from './room-view.ts'
import { createSoundMeter } from './sound-level.ts'
import type { SoundMeter } from './sound-level.ts'
import { roomText } from './text.ts'

/** This page in a room: what it sees of it, its own devices, and everything a person can do there. */
export function useRoom(roomId: number, code: string) {
  const text = useText(roomText)
  const [view, setView] = useState(outsideView)
  const [own, setOwn] = useState(closedMedia)
  const session = useRef<RoomSession>(undefined)
  const latest = useRef(outsideView)
  const devices = useRef<LocalMedia>(undefined)
  const meter = useRef<SoundMeter>(undefined)
  const { tracks, isMuted } = own

  const handleMuted = useEffectEvent(() => {
    devices.current?.setMuted(true)
    toast(text.mutedByHost)
  })

  useEffect(() => {
    const media = createLocalMedia(setOwn)
    const stay = createRoomSession({
      roomId,
      code,
      calls: roomMutations,
      socket: pageSocket(),
      openLine: (world) => openLine({ roomId, ...world }),
      ownLevel: () => meter.current?.level() ?? 0,
      onView(seen) {
        latest.current = seen
        setView(seen)
      },
      onMuted: () => handleMuted(),
      now: () => Date.now(),
      random: () => Math.random(),
    })
    devices.current = media
    session.current = stay
    const leave = () => void stay.leave()
    addEventListener('pagehide', leave)
    const soon = setTimeout(() => {
      if (consumeCameraRequest()) void media.open(true)
    })
    return () => {
      clearTimeout(soon)
      removeEventListener('pagehide', leave)
      leave()
      media.close()
    }
  }, [roomId, code])

  useEffect(() => session.current?.send(tracks), [tracks])

  useEffect(() => {
    if (!tracks.microphone || isMuted) return undefined
    const measuring = createSoundMeter(tracks.microphone)
    meter.current = measuring
    return () => {
      meter.current = undefined
      measuring.close()
    }
  }, [tracks.microphone, isMuted])

  const [readLevel] = useState(() => () => meter.current?.level() ?? 0)
  const update: RoomSession['update'] = (change) => session.current!.update(change)

  const openMix = () => openRoomMix(() => sceneOf(latest.current, devices.current!.tracks()))
  useVoice({ roomId, view, own, seat: () => session.current?.seat() })
  const recording = useRecording({ roomId, view, session: () => session.current!, openMix })

  function enter(agreesToRecording: boolean) {
    const { microphone, camera } = devices.current!.tracks()
    return session.current!.enter({
      isMuted: isMuted || !microphone,
      isCameraOn: camera !== null,
      agreesToRecording,
    })
  }

  /** The others are told where the camera that was chosen could not be opened. */
  async function showCamera() {
    if (!devices.current!.tracks().camera) await update({ is_camera_on: false })
  }

  /** Takes back what is shared where somebody else is sharing already. */
  async function showShared(isPicture: boolean) {
    try {
      await update({ is_sharing: true, is_picture: isPicture })
    } catch (error) {
      devices.current!.stopSharing()
      throw error
    }
  }

  return {
    view,
    own,
    level: readLevel,
    openDevices: (camera: boolean) => devices.current!.open(camera),
    chooseDevice: (wanted: Parameters<LocalMedia['choose']>[0]) => devices.current!.choose(wanted),
    /** Before entering: nobody has to be told. */
    prepareMuted: (isSilent: boolean) => devices.current!.setMuted(isSilent),
    prepareCamera: (isOn: boolean) => devices.current!.setCamera(isOn),
    enter,
    async enterAgain(hasPicture: boolean, agreesToRecording: boolean) {
      await devices.current!.open(hasPicture)
      await enter(agreesToRecording)
    },
    async setMuted(isSilent: boolean) {
      // A page that entered without a microphone opens one now.
      if (!isSilent && !tracks.microphone) await devices.current!.open(false)
      devices.current!.setMuted(isSilent)
      await update({ is_muted: isSilent })
    },
    async setCamera(isOn: boolean) {
      // The room is asked first: it may have no place left for a picture.
      if (isOn) await update({ is_camera_on: true })
      const isShown = await devices.current!.setCamera(isOn)
      if (!isShown) await update({ is_camera_on: false })
    },
    async chooseCamera(camera: string) {
      if (!tracks.camera) return devices.current!.remember({ camera })
      await devices.current!.choose({ camera })
      return showCamera()
    },
    async turnCamera() {
      await devices.current!.turnCamera()
      await showCamera()
    },
    async share() {
      const stop = () => void update({ is_sharing: false })
      if (await devices.current!.shareScreen(stop)) await showShared(false)
    },
    async sharePicture(picture: Blob) {
      if (await devices.current!.sharePicture(picture)) await showShared(true)
      else toast(text.pictureUnreadable, 'failure')
    },
    async stopSharing() {
      devices.current!.stopSharing()
      await update({ is_sharing: false })
    },
    openMix,
    recording,
    consent: (agrees: boolean) => session.current!.consent(agrees),
    setOnAir: (isOnAir: boolean) => update({ is_broadcasting: isOnAir }),
    raiseHand: (isRaised: boolean) => update({ is_hand_raised: isRaised }),
    draw: (note: DrawingNote) => session.current!.draw(note),
    point: (spot: Spot | undefined) => session.current!.point(spot),
    receivePictures: (isWanted: boolean) => session.current!.receivePictures(isWanted),
    extend: (minutes: RoomExtension) => session.current!.extend(minutes),
    manage: (action: HostAction, personId?: number) => session.current!.manage(action, personId),
    async leave() {
      await recording.finish()
      devices.current!.close()
      await session.current!.leave()
    },
  }
}

export type RoomHandle = ReturnType<typeof useRoom>
