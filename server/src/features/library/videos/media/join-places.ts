import { videoLimits } from '#contract/library/videos.ts'
import type { PatientPlace } from '#contract/library/videos.ts'
import type { FoundText } from '#kernel/files/find-identity.ts'

export type SeenFrame = { at: number; size: { width: number; height: number }; text: FoundText[] }

/** A text moves a little from frame to frame, and is not found to the pixel: boxes grow by this share of the picture. */
const margin = 0.005
const sameShare = 0.3

/** What is found in several frames one after the other, in the same place, is one place that lasts. It may have come right after the frame before, and stay until the next. */
export function joinPlaces(
  frames: SeenFrame[],
  { every, seconds }: { every: number; seconds: number },
): PatientPlace[] {
  const places: PatientPlace[] = []
  for (const { at, size, text } of frames)
    for (const { sign, ...box } of text) {
      if (!sign) continue
      const place = {
        kind: sign,
        from: Math.max(0, at - every),
        to: Math.min(seconds, at + every),
        ...shareOf(box, size),
        is_masked: false,
      }
      const former = places.find(
        (one) => one.kind === sign && one.to >= at - every / 2 && overlapOf(one, place) > sameShare,
      )
      if (former) Object.assign(former, around(former, place), { to: place.to })
      else places.push(place)
    }
  return places.slice(0, videoLimits.places)
}

type Share = Pick<PatientPlace, 'x' | 'y' | 'width' | 'height'>

function shareOf(box: Share, { width, height }: SeenFrame['size']): Share {
  const left = Math.max(0, box.x / width - margin)
  const top = Math.max(0, box.y / height - margin)
  return rounded({
    x: left,
    y: top,
    width: Math.min(1, (box.x + box.width) / width + margin) - left,
    height: Math.min(1, (box.y + box.height) / height + margin) - top,
  })
}

function around(a: Share, b: Share): Share {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return rounded({
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  })
}

const round = (share: number) => Math.round(share * 10_000) / 10_000
const rounded = ({ x, y, width, height }: Share): Share => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
})

/** How much of the smaller one lies in the other. */
function overlapOf(a: Share, b: Share): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across <= 0 || down <= 0 ? 0 : (across * down) / Math.min(a.width * a.height, b.width * b.height)
}
