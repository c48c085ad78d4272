/** Enough to read an X-ray by, and little enough for a phone to send. */
const longestSide = 1600
/** A still picture is sent again and again, so that it reaches people who come later. */
const repeatMs = 500

/** A picture as a track that can be sent like a screen. */
export async function openPictureTrack(picture: Blob): Promise<MediaStreamTrack> {
  const bitmap = await createImageBitmap(picture)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const pen = canvas.getContext('2d')!
  const track = canvas.captureStream(0).getVideoTracks()[0] as CanvasCaptureMediaStreamTrack
  track.contentHint = 'detail'
  const draw = () => {
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    track.requestFrame()
  }
  const timer = setInterval(() => {
    if (track.readyState === 'live') return draw()
    clearInterval(timer)
    bitmap.close()
  }, repeatMs)
  draw()
  return track
}
