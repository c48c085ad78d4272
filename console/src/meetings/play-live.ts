import type { LiveSource } from '#contract/meetings/live.ts'

/** Plays a broadcast without sound. Answers how it is stopped. */
export async function playLive(
  video: HTMLVideoElement,
  source: LiveSource,
  onFail: () => void,
): Promise<() => void> {
  const play = () => void video.play().catch(() => undefined)
  if (source.kind === 'hls') {
    const { default: Hls } = await import('hls.js')
    const hls = new Hls({ maxBufferLength: 10 })
    hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && onFail())
    hls.on(Hls.Events.MANIFEST_PARSED, play)
    hls.loadSource(source.address)
    hls.attachMedia(video)
    return () => hls.destroy()
  }
  const { default: mpegts } = await import('mpegts.js')
  if (!mpegts.isSupported()) {
    onFail()
    return () => undefined
  }
  mpegts.LoggingControl.enableAll = false
  const player = mpegts.createPlayer(
    { type: 'flv', isLive: true, url: new URL(source.address, location.href).href },
    { isLive: true, enableStashBuffer: false, liveBufferLatencyChasing: true, autoCleanupSourceBuffer: true },
  )
  player.on(mpegts.Events.ERROR, onFail)
  player.attachMediaElement(video)
  player.load()
  play()
  return () => player.destroy()
}
