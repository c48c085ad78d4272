/** pino's numbers of these levels. */
const levels = { info: 30, fatal: 60 } as const

/** What the start says: plain words at a desk; in production a line of JSON like all others, for what collects them. */
export function sayLine(line: string, level: keyof typeof levels = 'info'): void {
  const stream = level === 'fatal' ? process.stderr : process.stdout
  if (process.env.NODE_ENV !== 'production') stream.write(`${line}\n`)
  else if (line !== '')
    stream.write(
      `${JSON.stringify({ level: levels[level], time: Date.now(), pid: process.pid, msg: line })}\n`,
    )
}

/** Warnings of Node in the same form. */
export function sayWarnings(): void {
  if (process.env.NODE_ENV !== 'production') return
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => sayLine(`${name}: ${message}`))
}
