import path from 'node:path'
import { isSafeKey } from './keys.ts'

/** Addresses of what a playlist names, by key. */
export type ExcerptAddresses = {
  /** Another playlist. */
  playlist(key: string): string
  /** A file of the stream: its first bytes, or all of it. */
  file(key: string, bytes?: number): string
}

type Segment = { lines: string[]; uri: string; seconds: number; from?: number; to?: number }

/**
 * The beginning of an HLS playlist: the segments that start before a second, and nothing that says where the others are.
 * What it names gets a signed address of its own. Where segments are parts of one file, that address opens the file only
 * as far as the last of them.
 */
export function excerptPlaylist(
  text: string,
  { key, seconds }: { key: string; seconds: number },
  addresses: ExcerptAddresses,
): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const beside = (uri: string) => keyBeside(key, uri)
  if (lines.some((line) => line.startsWith('#EXT-X-STREAM-INF')))
    return ended(
      lines
        .filter((line) => !line.startsWith('#EXT-X-I-FRAME-STREAM-INF'))
        .map((line) =>
          line.startsWith('#')
            ? withUri(line, (uri) => addresses.playlist(beside(uri)))
            : addresses.playlist(beside(line)),
        ),
    )

  const { head, segments } = readSegments(lines)
  const kept = segmentsBefore(segments, seconds)
  const opened = new Map<string, number>()
  const note = (uri: string, to = Infinity) =>
    opened.set(beside(uri), Math.max(opened.get(beside(uri)) ?? 0, to))
  for (const { uri, to } of kept) note(uri, to)
  const maps = [...head, ...kept.flatMap(({ lines }) => lines)].filter(isMap)
  for (const line of maps) note(uriIn(line) ?? '', rangeIn(line)?.to)
  const address = (uri: string) => {
    const bytes = opened.get(beside(uri))
    return addresses.file(beside(uri), bytes === Infinity ? undefined : bytes)
  }
  const signed = (line: string) => withUri(line, address)
  return ended([
    ...head.map(signed),
    ...kept.flatMap((segment) => [...segment.lines.map(signed), address(segment.uri)]),
    '#EXT-X-ENDLIST',
  ])
}

const ended = (lines: string[]) => `${lines.join('\n')}\n`

/** What lies in the folder of the playlist or below it: a playlist that leads elsewhere is not passed on. */
function keyBeside(key: string, uri: string): string {
  const found = path.posix.join(path.posix.dirname(key), uri)
  if (!isSafeKey(uri) || !isSafeKey(found)) throw new Error('a playlist names a file outside of its folder')
  return found
}

const isMap = (line: string) => line.startsWith('#EXT-X-MAP:')
const uriPattern = /URI="([^"]*)"/
const uriIn = (line: string) => uriPattern.exec(line)?.[1]
const withUri = (line: string, address: (uri: string) => string) =>
  line.startsWith('#') ? line.replace(uriPattern, (_all, uri: string) => `URI="${address(uri)}"`) : line

/** `length@from`, as a tag or inside of one. */
function rangeIn(line: string): { length: number; from?: number; to?: number } | undefined {
  const [, length, from] = /BYTERANGE[:=]"?(\d+)(?:@(\d+))?/.exec(line) ?? []
  if (length === undefined) return undefined
  return from === undefined
    ? { length: Number(length) }
    : { length: Number(length), from: Number(from), to: Number(from) + Number(length) }
}

function readSegments(lines: string[]): { head: string[]; segments: Segment[] } {
  const first = lines.findIndex((line) => line.startsWith('#EXTINF:'))
  const head = first < 0 ? lines.filter((line) => line.startsWith('#')) : lines.slice(0, first)
  const segments: Segment[] = []
  let tags: string[] = []
  for (const line of first < 0 ? [] : lines.slice(first)) {
    if (line === '#EXT-X-ENDLIST') continue
    if (line.startsWith('#')) {
      tags.push(line)
      continue
    }
    segments.push({ lines: tags, uri: line, seconds: durationIn(tags), ...placeOf(tags, segments.at(-1)) })
    tags = []
  }
  return { head: head.filter((line) => line !== '#EXT-X-ENDLIST'), segments }
}

const durationIn = (tags: string[]) =>
  Number(/^#EXTINF:([\d.]+)/.exec(tags.find((tag) => tag.startsWith('#EXTINF:')) ?? '')?.[1] ?? 0)

/** A range without a beginning follows the segment before it. */
function placeOf(tags: string[], before: Segment | undefined): Pick<Segment, 'from' | 'to'> {
  const range = rangeIn(tags.find((tag) => tag.startsWith('#EXT-X-BYTERANGE:')) ?? '')
  if (!range) return {}
  const from = range.from ?? before?.to ?? 0
  return { from, to: from + range.length }
}

function segmentsBefore(segments: Segment[], seconds: number): Segment[] {
  let begin = 0
  return segments.filter((segment) => {
    const isKept = begin < seconds
    begin += segment.seconds
    return isKept
  })
}

const cueStart = /^(?:(\d+):)?(\d{2}):(\d{2})[.,](\d{3})\s+-->/m

/** The cues of a WebVTT file that begin before a second. */
export const excerptCaptions = (text: string, seconds: number): string =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .filter((block) => {
      const [, hours = '0', minutes = '0', rest = '0'] = cueStart.exec(block) ?? []
      return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) < seconds
    })
    .join('\n\n')
