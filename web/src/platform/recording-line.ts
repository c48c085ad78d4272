/** What a browser brings to record and send; tests bring stand-ins. */
export type RecordingWorld = {
  WebSocket: new (url: string) => WebSocket
  MediaRecorder: Pick<typeof MediaRecorder, 'isTypeSupported'> &
    (new (media: MediaStream, options: MediaRecorderOptions) => MediaRecorder)
}

type RecordingLine = {
  address: string
  media: MediaStream
  options: MediaRecorderOptions
  pieceMs: number
  /** With more bytes than this still to be sent, `onLate` is called and the piece is left out: a recording with a gap cannot be read. */
  mostUnsent: number
  onOpen?: () => void
  onSent?: () => void
  onLate: () => void
  onClose: (code: number) => void
}

/** Records a camera or a microphone and sends it piece by piece over one socket. Returns what ends it; then nothing is called any more. */
export function openRecordingLine(world: RecordingWorld, line: RecordingLine): () => void {
  const socket = new world.WebSocket(line.address)
  let recorder: MediaRecorder | undefined
  let isOver = false
  socket.addEventListener('open', () => {
    if (isOver) return
    recorder = new world.MediaRecorder(line.media, line.options)
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (isOver || data.size === 0) return
      if (socket.bufferedAmount > line.mostUnsent) return line.onLate()
      socket.send(data)
      line.onSent?.()
    })
    recorder.start(line.pieceMs)
    line.onOpen?.()
  })
  socket.addEventListener('close', ({ code }) => {
    if (!isOver) line.onClose(code)
  })
  return () => {
    isOver = true
    if (recorder?.state === 'recording') recorder.stop()
    socket.close()
  }
}
