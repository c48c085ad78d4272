import type Mpegts from 'mpegts.js'
import type { Attached, Watchers } from './attached.ts'
import { momentByArrival, provideMoment } from './cards/picture-moment.ts'
import { isStarved } from './measure-line.ts'
import type { PlayAddress } from './sources.ts'

/**
 * Plays FLV, which no browser supports natively. A broadcast is opened on play and closed while paused: data would
 * only pile up, and on return people want to see what is live now.
 */
export function attachFlv(video: HTMLVideoElement, source: PlayAddress, watchers: Watchers): Attached {
  const isLive = source.kind === 'live'
  let player: Mpegts.Player | undefined
  let isOver = false
  let isLoading = false
  video.removeAttribute('src')
  video.load()
  const listening = new AbortController()
  const forgetMoment = isLive ? provideMoment(video, momentByArrival(video)) : undefined

  function load() {
    if (!player || isLoading) return
    isLoading = true
    player.load()
  }
  function unload() {
    if (!player || !isLoading || video.ended) return
    isLoading = false
    player.unload()
  }

  async function open() {
    const { default: mpegts } = await import('mpegts.js')
    if (isOver) return
    if (!mpegts.isSupported()) return watchers.onFail()
    mpegts.LoggingControl.enableAll = false
    player = mpegts.createPlayer(
      { type: 'flv', isLive, url: new URL(source.address, location.href).href },
      isLive
        ? {
            isLive,
            enableStashBuffer: false,
            lazyLoad: false,
            liveBufferLatencyChasing: true,
            liveBufferLatencyMaxLatency: 4,
            liveBufferLatencyMinRemain: 1,
            autoCleanupSourceBuffer: true,
            autoCleanupMaxBackwardDuration: 60,
            autoCleanupMinBackwardDuration: 30,
          }
        : { lazyLoadMaxDuration: 60 },
    )
    const fail = () => {
      if (!isOver) watchers.onFail()
    }
    player.on(mpegts.Events.ERROR, fail)
    if (isLive) player.on(mpegts.Events.LOADING_COMPLETE, fail)
    // What arrives of a broadcast is what is sent, unless the line cannot take it.
    player.on(mpegts.Events.STATISTICS_INFO, ({ speed = 0 }: { speed?: number }) =>
      watchers.onRate(isStarved(video) ? speed * 8192 : undefined),
    )
    player.attachMediaElement(video)
    if (!isLive) return load()
    // The library answers a seek later, by when it may be gone; in a broadcast there is nothing to load for one.
    video.addEventListener('seeking', (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: listening.signal,
    })
    video.addEventListener('play', load, { signal: listening.signal })
    video.addEventListener('pause', unload, { signal: listening.signal })
    watchers.playIfRequested()
    return undefined
  }

  open().catch(watchers.onFail)
  return {
    setLevel: () => undefined,
    detach() {
      isOver = true
      forgetMoment?.()
      listening.abort()
      player?.destroy()
    },
  }
}
