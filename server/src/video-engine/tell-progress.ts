import type { Output } from './write-output.ts'

const everyMs = 500

/** Tells how far the outputs are written, as `-progress` does. Returns a function that ends it with a last line. */
export function tellProgress(outputs: Output[]): () => void {
  const tell = (state: 'continue' | 'end') => {
    const times = outputs.map((output) => output.writtenUntil())
    const most = times.reduce((one, other) => (other > one ? other : one), 0n)
    process.stdout.write(`out_time_us=${most}\nprogress=${state}\n`)
  }
  const timer = setInterval(() => tell('continue'), everyMs)
  return () => {
    clearInterval(timer)
    tell('end')
  }
}
