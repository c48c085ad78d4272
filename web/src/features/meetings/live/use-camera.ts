import { useCallback, useEffect, useRef, useState } from 'react'
import {
  consumeCameraRequest,
  isOwnDocument,
  missingForCamera,
  reloadWithCamera,
  troubleOf,
} from '#web/platform/camera-access.ts'
import type { CameraTrouble } from '#web/platform/camera-access.ts'
import { deviceIdOf, listDevices, stopTracks } from '#web/platform/media-devices.ts'
import type { MediaDevicesFound } from '#web/platform/media-devices.ts'
import { recordable } from './camera-line.ts'
import type { CameraLine, LineEnd, LineState } from './camera-line.ts'
import { openCameraLine } from './open-camera-line.ts'

type Chosen = { camera: string; microphone: string }

const nothing: MediaDevicesFound = { cameras: [], microphones: [] }

/** The user's camera and microphone, and the connection that sends them. */
export function useCamera(meetingId: number) {
  const [media, setMedia] = useState<MediaStream>()
  const [devices, setDevices] = useState(nothing)
  const [chosen, setChosen] = useState<Chosen>({ camera: '', microphone: '' })
  const [isMuted, setIsMuted] = useState(false)
  const [trouble, setTrouble] = useState<CameraTrouble | 'lost'>()
  const [line, setLine] = useState<LineState>('off')
  const [end, setEnd] = useState<LineEnd>()
  const lineRef = useRef<CameraLine>(undefined)
  const mediaRef = useRef<MediaStream>(undefined)

  useEffect(() => {
    const own = openCameraLine(meetingId, { onState: setLine, onEnd: setEnd })
    lineRef.current = own
    return () => {
      own.stop()
      stopTracks(mediaRef.current)
      mediaRef.current = undefined
    }
  }, [meetingId])

  const open = useCallback(async (wanted: Chosen) => {
    const missing = missingForBroadcast()
    if (missing) return setTrouble(missing)
    if (!isOwnDocument()) return reloadWithCamera()
    // Many cameras serve only one consumer at a time.
    stopTracks(mediaRef.current)
    try {
      const opened = await navigator.mediaDevices.getUserMedia(constraintsOf(wanted))
      mediaRef.current = opened
      for (const track of opened.getTracks())
        track.addEventListener('ended', () => {
          if (mediaRef.current === opened) setTrouble('lost')
        })
      setMedia(opened)
      setTrouble(undefined)
      setChosen({
        camera: deviceIdOf(opened.getVideoTracks()[0]),
        microphone: deviceIdOf(opened.getAudioTracks()[0]),
      })
      setDevices(await listDevices())
      return opened
    } catch (error) {
      mediaRef.current = undefined
      setMedia(undefined)
      return setTrouble(troubleOf(error))
    }
  }, [])

  useEffect(() => {
    const soon = setTimeout(() => {
      if (consumeCameraRequest()) void open({ camera: '', microphone: '' })
    })
    return () => clearTimeout(soon)
  }, [open])

  const isOn = line !== 'off'

  // Leaving the page ends the broadcast, so it asks first: this must not happen by accident.
  useEffect(() => {
    if (!isOn) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOn])

  useEffect(() => {
    for (const track of media?.getAudioTracks() ?? []) track.enabled = !isMuted
  }, [media, isMuted])

  useEffect(() => {
    if (trouble === 'lost') lineRef.current?.stop()
  }, [trouble])

  return {
    media: trouble ? undefined : media,
    devices,
    chosen,
    isMuted,
    setIsMuted,
    trouble,
    line,
    end,
    open: async () => void (await open(chosen)),
    async choose(change: Partial<Chosen>) {
      const opened = await open({ ...chosen, ...change })
      if (opened && isOn) lineRef.current?.start(opened)
    },
    start() {
      setEnd(undefined)
      if (media) lineRef.current?.start(media)
    },
    stop: () => lineRef.current?.stop(),
  }
}

const constraintsOf = ({ camera, microphone }: Chosen): MediaStreamConstraints => ({
  video: {
    width: { ideal: 1280 },
    height: { ideal: 720 },
    frameRate: { ideal: 25, max: 30 },
    ...(camera && { deviceId: { exact: camera } }),
  },
  audio: {
    echoCancellation: true,
    noiseSuppression: true,
    ...(microphone && { deviceId: { exact: microphone } }),
  },
})

function missingForBroadcast(): CameraTrouble | undefined {
  const { MediaRecorder: recorder } = globalThis as Partial<typeof globalThis>
  return missingForCamera() ?? (recorder && recordable(recorder) ? undefined : 'unsupported')
}
