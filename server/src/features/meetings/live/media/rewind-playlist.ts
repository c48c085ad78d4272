/** When the picture was shown to viewers; without an end it still is. */
export type ShownPeriod = { beganMs: number; endedMs: number | null }

export const rewindSeconds = 2 * 3600

/** `isCut`: another stream begins, whose times have nothing to do with those before. */
type Segment = { atMs: number; seconds: number; name: string; isCut: boolean }

/** The segments of a playlist with the moments at which they were recorded. */
export function readSegments(list: string): Segment[] {
  const segments: Segment[] = []
  let seconds = 0
  let atMs = Number.NaN
  let isCut = false
  for (const line of list.split('\n')) {
    if (line.startsWith('#EXTINF:')) seconds = Number.parseFloat(line.slice('#EXTINF:'.length))
    else if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:'))
      atMs = Date.parse(line.slice('#EXT-X-PROGRAM-DATE-TIME:'.length).replace(/\+0000$/, 'Z'))
    else if (line === '#EXT-X-DISCONTINUITY') isCut = true
    else if (line && !line.startsWith('#')) {
      segments.push({ atMs, seconds, name: line, isCut })
      isCut = false
    }
  }
  return segments
}

type Shown = { periods: readonly ShownPeriod[]; nowMs: number }

const isShown = (segment: Segment, { periods, nowMs }: Shown) =>
  segment.atMs >= nowMs - rewindSeconds * 1000 &&
  periods.some(
    ({ beganMs, endedMs }) =>
      segment.atMs >= beganMs && (endedMs === null || segment.atMs + segment.seconds * 1000 <= endedMs),
  )

/** Whether viewers were shown a segment: the others cannot be had by guessing their names. */
export const isSegmentShown = (list: string, name: string, shown: Shown): boolean =>
  readSegments(list).some((segment) => segment.name === name && isShown(segment, shown))

/**
 * What viewers were shown in the last two hours, as a video with an end: a player reads it once and seeks in it.
 * Rehearsals and breaks are left out, even if a stream arrived then.
 */
export function rewindPlaylist(
  list: string,
  { addressOf, ...when }: Shown & { addressOf: (name: string) => string },
): string {
  const all = readSegments(list)
  const shown = all.filter((segment) => isShown(segment, when))
  const longest = Math.ceil(Math.max(1, ...shown.map(({ seconds }) => seconds)))
  const lines = shown.flatMap((segment, at) => {
    const isCut = at > 0 && (segment.isCut || all[all.indexOf(segment) - 1] !== shown[at - 1])
    return [
      ...(isCut ? ['#EXT-X-DISCONTINUITY'] : []),
      ...(isCut || at === 0 ? [`#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.atMs).toISOString()}`] : []),
      `#EXTINF:${segment.seconds.toFixed(6)},`,
      addressOf(segment.name),
    ]
  })
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${longest}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    ...lines,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
}
