/** What browsers record speech as, the best first. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

export type Recording = { file: File; seconds: number }

type RecorderWorld = {
  openMicrophone: () => Promise<MediaStream>
  Recorder: typeof MediaRecorder
  now: () => number
}

/** Speech that is being recorded. It ends by itself after `mostSeconds`. */
export async function startVoice(
  world: RecorderWorld,
  { mostSeconds, onEnd }: { mostSeconds: number; onEnd: () => void },
) {
  const stream = await world.openMicrophone()
  const mimeType = types.find((type) => world.Recorder.isTypeSupported(type))
  const recorder = new world.Recorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: 32_000 })
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => void pieces.push(data))
  const begunAt = world.now()
  recorder.start()
  const timer = setTimeout(onEnd, mostSeconds * 1000)
  const elapsed = () => Math.min((world.now() - begunAt) / 1000, mostSeconds)

  function stop(): Promise<Recording> {
    clearTimeout(timer)
    const seconds = Math.min(Math.max(Math.round(elapsed()), 1), mostSeconds)
    return new Promise((resolve) => {
      const finish = () => {
        for (const track of stream.getTracks()) track.stop()
        const type = recorder.mimeType || mimeType || 'audio/webm'
        resolve({ file: new File(pieces, 'voice', { type }), seconds })
      }
      if (recorder.state === 'inactive') return finish()
      recorder.addEventListener('stop', finish)
      return recorder.stop()
    })
  }

  return { elapsed, stop }
}

export type Voice = Awaited<ReturnType<typeof startVoice>>
