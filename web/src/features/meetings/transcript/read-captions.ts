/** A line of captions and the second at which it appears; one that was read from a file also knows its end. */
export type Cue = { second: number; end?: number; words: string }

/** Reads a file as the server stores captions, to be edited. */
export function readVtt(file: string): Cue[] {
  return file.split(/\n{2,}/).flatMap((block): Cue[] => {
    const [times = '', ...lines] = block.trim().split('\n')
    const [second, end] = times.split(' --> ').map(secondsOf)
    if (second === undefined || end === undefined) return []
    return [{ second, end, words: unescaped(lines.join('\n')) }]
  })
}

function secondsOf(time: string): number | undefined {
  const found = /^(\d+):(\d\d):(\d\d\.\d{3})$/.exec(time)
  return found ? Number(found[1]) * 3600 + Number(found[2]) * 60 + Number(found[3]) : undefined
}

const unescaped = (words: string) =>
  words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
