import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Timeline, TimelineMark } from '#server/features/meetings/meetings/recording-timeline.ts'

/** The marks of a tape are beside it, one a line: a process that dies has written them all, except for the last. */
export const marksPath = (tape: string) => `${tape}.marks`

export const openMarks = (tape: string) => createWriteStream(marksPath(tape))

export const markLine = ([at, media]: TimelineMark) => `${at} ${Math.round(media)}\n`

/** A tape is named after the moment it began, in milliseconds. */
export const beganAt = (tape: string): Date | undefined => {
  const moment = /-(\d{13})\.flv$/.exec(tape)?.[1]
  return moment ? new Date(Number(moment)) : undefined
}

/** How a tape of this length passed. After its last mark, and without any, it ran as the clock does. */
export async function readTimeline(tape: string, seconds: number): Promise<Timeline | undefined> {
  const source = await readFile(marksPath(tape), 'utf8').catch(() => '')
  const marks = source.split('\n').flatMap((line): TimelineMark[] => {
    const [, at, media] = /^(\d+) (\d+)$/.exec(line) ?? []
    return at && media ? [[Number(at), Number(media)]] : []
  })
  const began = beganAt(tape)
  if (marks.length === 0 && began) marks.push([began.getTime(), 0])
  const last = marks.at(-1)
  if (!last) return undefined
  const restMs = seconds * 1000 - last[1]
  return restMs > 0 ? [...marks, [last[0] + restMs, seconds * 1000]] : marks
}
