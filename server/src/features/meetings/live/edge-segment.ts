import { edgePath } from '#kernel/files/edge-address.ts'

export const edgeLivePath = `${edgePath}live/`

/** A segment of a stream, named so that the path alone says what its bytes prove, whichever stream came before. */
export type EdgeSegment = { meetingId: number; atMs: number; ms: number; bytes: number; name: string }

const pattern =
  /^\/edge\/live\/(\d{1,15})\/(\d{1,15})-(\d{1,9})-(\d{1,12})\/((?:index|low|sound|rewind)\d{1,9}\.ts)$/

export const edgeSegmentPath = ({ meetingId, atMs, ms, bytes, name }: EdgeSegment) =>
  `${edgeLivePath}${meetingId}/${atMs}-${ms}-${bytes}/${name}`

export function readEdgeSegment(pathname: string): EdgeSegment | undefined {
  const [, meetingId, atMs, ms, bytes, name] = pattern.exec(pathname) ?? []
  if (!name) return undefined
  return { meetingId: Number(meetingId), atMs: Number(atMs), ms: Number(ms), bytes: Number(bytes), name }
}
