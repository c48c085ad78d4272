import { useState } from 'react'
import type { PointerEvent } from 'react'
import { readPreviewStrip, tileAt } from './preview-strip.ts'
import type { PreviewTile } from './preview-strip.ts'

/** The picture at the second below the pointer. The list is fetched when somebody first points at the bar. */
export function usePreviewStrip(address: string, duration: number) {
  const [strip, setStrip] = useState<{ of: string; tiles: readonly PreviewTile[] }>({ of: '', tiles: [] })
  const [second, setSecond] = useState<number>()

  function follow(event: PointerEvent<HTMLElement>) {
    if (!address || duration === 0) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setSecond(Math.min(Math.max((event.clientX - left) / width, 0), 1) * duration)
    if (strip.of === address) return
    setStrip({ of: address, tiles: [] })
    void fetchStrip(address).then((tiles) => setStrip({ of: address, tiles }))
  }

  const tile = second !== undefined && strip.of === address ? tileAt(strip.tiles, second) : undefined
  return { second: second ?? 0, tile, follow, leave: () => setSecond(undefined) }
}

/** Without it the bar works as well. */
async function fetchStrip(address: string): Promise<PreviewTile[]> {
  try {
    const answer = await fetch(address)
    return answer.ok ? readPreviewStrip(await answer.text(), new URL(address, location.href).href) : []
  } catch {
    return []
  }
}
