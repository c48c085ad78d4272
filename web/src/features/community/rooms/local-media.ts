import { isOwnDocument, missingForCamera, reloadWithCamera, troubleOf } from '#web/platform/camera-access.ts'
import type { CameraTrouble } from '#web/platform/camera-access.ts'
import { deviceIdOf, listDevices } from '#web/platform/media-devices.ts'
import type { MediaDevicesFound } from '#web/platform/media-devices.ts'
import { cameraSize } from './camera-level.ts'
import type { SentTracks } from './media-line.ts'
import { openPictureTrack } from './picture-track.ts'
import { streamOf } from './stream-of.ts'

type Chosen = { camera: string; microphone: string }
type Wanted = { camera: boolean; microphone: boolean }
type Facing = 'user' | 'environment'

const onlyCamera: Wanted = { camera: true, microphone: false }

export type LocalMediaView = {
  tracks: SentTracks
  /** The same as pictures to show here. */
  streams: { camera?: MediaStream; screen?: MediaStream }
  isMuted: boolean
  devices: MediaDevicesFound
  chosen: Chosen
  /** The camera looks away from the person, as the rear one of a phone. */
  isRear: boolean
  trouble?: CameraTrouble
}

export const closedMedia: LocalMediaView = {
  tracks: { microphone: null, camera: null, screen: null },
  streams: {},
  isMuted: false,
  devices: { cameras: [], microphones: [] },
  chosen: { camera: '', microphone: '' },
  isRear: false,
}

/** A shared screen is read, not watched. */
const screenFps = 8

export const canShareScreen = () =>
  'mediaDevices' in navigator && 'getDisplayMedia' in navigator.mediaDevices && !('ontouchstart' in window)

/** The camera, microphone and screen of this device. A camera that is off is closed, so that its light goes out. */
export function createLocalMedia(onView: (view: LocalMediaView) => void) {
  let view = closedMedia
  /** Grows when the devices are closed: what a browser opens later is closed at once. */
  let stay = 0

  /** Whether the devices were closed while these tracks were opened. */
  function comesLate(opened: readonly MediaStreamTrack[], begun: number): boolean {
    if (begun === stay) return false
    opened.forEach((track) => track.stop())
    return true
  }

  function show(change: Partial<LocalMediaView>) {
    view = { ...view, ...change }
    onView(view)
  }

  function replace(next: Partial<SentTracks>) {
    const old = view.tracks
    const tracks = { ...old, ...next }
    for (const kind of ['microphone', 'camera', 'screen'] as const)
      if (old[kind] !== tracks[kind]) old[kind]?.stop()
    if (tracks.microphone) tracks.microphone.enabled = !view.isMuted
    show({ tracks, streams: { camera: streamOf(tracks.camera), screen: streamOf(tracks.screen) } })
  }

  async function open(wanted: Wanted, chosen: Chosen, facing?: Facing): Promise<void> {
    const missing = missingForCamera()
    if (missing) return show({ trouble: missing })
    if (!isOwnDocument()) return reloadWithCamera()
    // A phone opens one camera at a time.
    if (wanted.camera) view.tracks.camera?.stop()
    const begun = stay
    try {
      const media = await navigator.mediaDevices.getUserMedia(constraintsOf(wanted, chosen, facing))
      if (comesLate(media.getTracks(), begun)) return
      const [camera] = media.getVideoTracks()
      const [microphone] = media.getAudioTracks()
      camera?.addEventListener('ended', () => view.tracks.camera === camera && replace({ camera: null }))
      replace({ ...(camera && { camera }), ...(microphone && { microphone }) })
      show({
        trouble: undefined,
        isRear: camera ? facingOf(camera) === 'environment' : view.isRear,
        chosen: {
          camera: camera ? deviceIdOf(camera) : view.chosen.camera,
          microphone: microphone ? deviceIdOf(microphone) : view.chosen.microphone,
        },
        devices: await listDevices(),
      })
    } catch (error) {
      if (begun !== stay) return
      // A device without a camera still has a voice.
      if (wanted.camera && wanted.microphone) return open({ camera: false, microphone: true }, chosen)
      if (wanted.camera && view.tracks.camera?.readyState === 'ended') replace({ camera: null })
      show({ trouble: troubleOf(error) })
    }
  }

  return {
    tracks: () => view.tracks,
    open: (camera: boolean) => open({ camera, microphone: true }, view.chosen),
    choose: (wanted: Partial<Chosen>) =>
      open(
        { camera: wanted.camera !== undefined, microphone: wanted.microphone !== undefined },
        { ...view.chosen, ...wanted },
      ),
    /** To be used when the camera is opened next. */
    remember: (wanted: Partial<Chosen>) => show({ chosen: { ...view.chosen, ...wanted } }),
    /** From the front to the rear camera and back. One that cannot be opened leaves the one before. */
    async turnCamera(): Promise<boolean> {
      const { chosen, isRear } = view
      const begun = stay
      await open(onlyCamera, { ...chosen, camera: '' }, isRear ? 'user' : 'environment')
      if (begun === stay && view.tracks.camera === null) await open(onlyCamera, chosen)
      return view.tracks.camera !== null
    },
    setMuted(isMuted: boolean) {
      if (view.tracks.microphone) view.tracks.microphone.enabled = !isMuted
      show({ isMuted })
    },
    /** Whether it is on afterwards. */
    async setCamera(isOn: boolean): Promise<boolean> {
      if (isOn) await open(onlyCamera, view.chosen)
      else replace({ camera: null })
      return view.tracks.camera !== null
    },
    /** Asks which screen or window to share; `onEnded` is called when the browser ends it. */
    async shareScreen(onEnded: () => void): Promise<boolean> {
      const begun = stay
      try {
        const media = await navigator.mediaDevices.getDisplayMedia({
          video: { frameRate: { max: screenFps } },
        })
        if (comesLate(media.getTracks(), begun)) return false
        const [screen] = media.getVideoTracks()
        if (!screen) return false
        screen.addEventListener('ended', () => {
          replace({ screen: null })
          onEnded()
        })
        replace({ screen })
        return true
      } catch {
        // The person has changed their mind.
        return false
      }
    },
    /** False for what is no picture. */
    async sharePicture(picture: Blob): Promise<boolean> {
      const begun = stay
      const screen = await openPictureTrack(picture).catch(() => null)
      if (screen && comesLate([screen], begun)) return false
      if (screen) replace({ screen })
      return screen !== null
    },
    stopSharing: () => replace({ screen: null }),
    close() {
      stay++
      replace(closedMedia.tracks)
    },
  }
}

export type LocalMedia = ReturnType<typeof createLocalMedia>

/** Computers do not say where their camera looks: it looks at the person. */
const facingOf = (camera: MediaStreamTrack) => camera.getSettings().facingMode ?? 'user'

const constraintsOf = (
  wanted: Wanted,
  { camera, microphone }: Chosen,
  facing: Facing | undefined,
): MediaStreamConstraints => ({
  video: wanted.camera && {
    width: { ideal: cameraSize.width },
    height: { ideal: cameraSize.height },
    frameRate: { ideal: cameraSize.fps, max: cameraSize.fps },
    ...(camera && { deviceId: { exact: camera } }),
    ...(facing && { facingMode: { ideal: facing } }),
  },
  audio: wanted.microphone && {
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
    ...(microphone && { deviceId: { exact: microphone } }),
  },
})
