export type SoundMeter = { level: () => number; close: () => void }

/** Measures how loud a microphone is, from 0 to 1. */
export function createSoundMeter(track: MediaStreamTrack): SoundMeter {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  const source = context.createMediaStreamSource(new MediaStream([track]))
  source.connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      return Math.min(1, Math.sqrt(power))
    },
    close() {
      source.disconnect()
      void context.close()
    },
  }
}

/** Plays a short tone, by which people hear whether their speaker works. */
export async function playTone(): Promise<void> {
  const context = new AudioContext()
  await context.resume()
  const tone = context.createOscillator()
  const volume = context.createGain()
  volume.gain.setValueAtTime(0.2, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.9)
  tone.frequency.value = 660
  tone.connect(volume).connect(context.destination)
  tone.start()
  tone.stop(context.currentTime + 0.9)
  await new Promise((resolve) => tone.addEventListener('ended', resolve))
  await context.close()
}
