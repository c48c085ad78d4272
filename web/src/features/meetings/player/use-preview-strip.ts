import { useEffect, useState } from 'react'
import type { PointerEvent } from 'react'
import { untilOnline } from '#web/platform/until-online.ts'
import { readPreviewStrip, tileAt, tileStyle } from './preview-strip.ts'
import type { PreviewTile, Sheet } from './preview-strip.ts'

type Strip = { tiles: readonly PreviewTile[]; sheet: Sheet }

const none: Strip = { tiles: [], sheet: { width: 0, height: 0 } }

/** The picture at a second; undefined where there is none. */
function styleAt({ tiles, sheet }: Strip, second: number) {
  const tile = tileAt(tiles, second)
  return tile && tileStyle(tile, sheet)
}

/** The second below the pointer and its picture. The list is fetched when somebody first points at the bar. */
export function usePreviewStrip(address: string, duration: number) {
  const [strip, setStrip] = useState({ of: '', ...none })
  const [second, setSecond] = useState<number>()

  function follow(event: PointerEvent<HTMLElement>) {
    if (duration === 0) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setSecond(Math.min(Math.max((event.clientX - left) / width, 0), 1) * duration)
    if (!address || strip.of === address) return
    setStrip({ of: address, ...none })
    void fetchStrip(address).then((found) => setStrip({ of: address, ...found }))
  }

  const style = second !== undefined && strip.of === address ? styleAt(strip, second) : undefined
  return { second, style, follow, leave: () => setSecond(undefined) }
}

const retryMs = 3000
const mostTries = 5

/** The picture at a second of a video. All of them are fetched at once; on a bad line it may take several tries. */
export function usePictureAt(address: string, second: number) {
  const [strip, setStrip] = useState(none)
  useEffect(() => {
    if (!address) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    void (async () => {
      for (let tries = 0; tries < mostTries && !signal.aborted; tries++) {
        const found = await fetchStrip(address)
        if (!signal.aborted) setStrip(found)
        if (found.tiles.length > 0) return
        await untilOnline(retryMs, signal)
      }
    })()
    return () => leaving.abort()
  }, [address])
  return styleAt(strip, second)
}

/** Without it the player works as well. */
async function fetchStrip(address: string): Promise<Strip> {
  try {
    const answer = await fetch(address)
    if (!answer.ok) return none
    const tiles = readPreviewStrip(await answer.text(), new URL(address, location.href).href)
    return { tiles, sheet: await sizeOf(tiles[0]!.address) }
  } catch {
    return none
  }
}

async function sizeOf(address: string): Promise<Sheet> {
  const image = new Image()
  image.src = address
  await image.decode()
  return { width: image.naturalWidth, height: image.naturalHeight }
}
