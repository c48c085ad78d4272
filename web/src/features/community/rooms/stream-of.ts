const streams = new WeakMap<MediaStreamTrack, MediaStream>()

/** The same stream for the same track, so that a picture does not begin again. */
export function streamOf(track: MediaStreamTrack | null | undefined): MediaStream | undefined {
  if (!track) return undefined
  const known = streams.get(track) ?? new MediaStream([track])
  streams.set(track, known)
  return known
}
