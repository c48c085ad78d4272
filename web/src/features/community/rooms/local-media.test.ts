import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLocalMedia } from './local-media.ts'

class FakeTrack {
  readyState = 'live'
  readonly kind: string
  constructor(kind: string) {
    this.kind = kind
  }
  stop() {
    this.readyState = 'ended'
  }
  addEventListener() {}
  getSettings = () => ({})
}

/** Answers when the test says so. */
let answer: (() => FakeTrack[]) | undefined
beforeEach(() => {
  answer = undefined
  const getUserMedia = ({ video, audio }: MediaStreamConstraints) =>
    new Promise((resolve) => {
      answer = () => {
        const tracks = [
          ...(video ? [new FakeTrack('video')] : []),
          ...(audio ? [new FakeTrack('audio')] : []),
        ]
        const of = (kind: string) => tracks.filter((track) => track.kind === kind)
        resolve({
          getTracks: () => tracks,
          getVideoTracks: () => of('video'),
          getAudioTracks: () => of('audio'),
        })
        return tracks
      }
    })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia, enumerateDevices: async () => [] } })
  vi.stubGlobal('MediaStream', EventTarget)
})
afterEach(() => vi.unstubAllGlobals())

it('closes a camera that the browser opens only after the person has left', async () => {
  const media = createLocalMedia(() => undefined)
  const first = media.open(true)
  answer!()
  await first
  expect(media.tracks().camera?.readyState).toBe('live')
  const turning = media.turnCamera()
  media.close()
  const late = answer!()
  await Promise.race([turning, new Promise((resolve) => setTimeout(resolve))])
  expect(late.map(({ readyState }) => readyState)).toEqual(['ended'])
  expect(media.tracks()).toEqual({ microphone: null, camera: null, screen: null })
})
