import { expect, it } from 'vitest'
import { isMutedByPage, isSoundChosen, startPlaying } from './start-playing.ts'

/** A video in a browser that lets nothing begin by itself with sound. */
function strictVideo({ allows }: { allows: 'muted' | 'all' | 'nothing' }) {
  const video = {
    muted: false,
    dataset: {} as DOMStringMap,
    isPlaying: false,
    async play() {
      if (allows === 'nothing' || (allows === 'muted' && !video.muted))
        throw new DOMException('play() was refused', 'NotAllowedError')
      video.isPlaying = true
    },
  }
  return video as typeof video & HTMLVideoElement
}

it('begins with sound where it may', async () => {
  const video = strictVideo({ allows: 'all' })
  await startPlaying(video, true)
  expect([video.isPlaying, video.muted, isMutedByPage(video)]).toEqual([true, false, false])
})

it('begins muted where it must, which is nobody’s choice until somebody changes it', async () => {
  const video = strictVideo({ allows: 'muted' })
  await startPlaying(video, true)
  expect([video.isPlaying, video.muted]).toEqual([true, true])
  expect(isSoundChosen(video)).toBe(false)
  video.muted = false
  expect(isSoundChosen(video)).toBe(true)
  video.muted = true
  expect(isSoundChosen(video)).toBe(true)
})

it('mutes nothing that somebody has asked to play, and survives a refusal', async () => {
  const asked = strictVideo({ allows: 'muted' })
  await startPlaying(asked, false)
  expect([asked.isPlaying, asked.muted]).toEqual([false, false])
  const video = strictVideo({ allows: 'nothing' })
  await startPlaying(video, true)
  expect(video.isPlaying).toBe(false)
})
