import { native } from './native.ts'
import { probe } from './probe.ts'
import { readArguments } from './read-arguments.ts'
import { runPlan } from './run-plan.ts'

/*
 * The embedded video engine: a program that understands what this server asks of ffmpeg and ffprobe, made of FFmpeg's libraries
 * (decision 068). Its first argument says as which of the two it works.
 */

const levels: Record<string, number> = { quiet: -8, error: 16, warning: 24, info: 32 }
const stopMs = 10_000

/** The server may be killed, and nobody would end this process then. */
const parent = process.ppid
setInterval(() => process.ppid === parent || die(), 1000).unref()

/** An orderly exit would wait for every thread, and one of them may be waiting for input that never comes. */
function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('killed')
}

function fail(error: unknown): never {
  process.stderr.write(`${(error as Error).message}\n`)
  return die()
}

let stop: () => void = die
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stop()
    setTimeout(die, stopMs).unref()
  })

const [mode, ...words] = process.argv.slice(2)
try {
  if (mode === 'ffprobe') {
    native.Log.setLevel(levels.error!)
    process.stdout.write(`${await probe(words)}\n`)
  } else if (mode === 'ffmpeg' && words[0] === '-version') {
    process.stdout.write(`embedded FFmpeg ${native.getFFmpegInfo().version}\n`)
  } else if (mode === 'ffmpeg') {
    const plan = readArguments(words)
    native.Log.setLevel(levels[plan.logLevel] ?? levels.error!)
    await runPlan(plan, (stopping) => (stop = stopping))
  } else throw new Error('the first argument has to be ffmpeg or ffprobe')
  process.exit(0)
} catch (error) {
  fail(error)
}
