import { liveCaptionGroup, liveCaptionTopics } from '#contract/library/live-captions.ts'
import type { LiveCaptionLine } from '#contract/library/live-captions.ts'
import type { Services } from '#kernel/services.ts'
import type { HeardLine } from './listen-to-stream.ts'
import { presentLine } from './live-captions.present.ts'
import { insertLine } from './live-captions.queries.ts'

/** Words that change more often than they are read are shown this often. */
const tellEveryMs = 500
/** No sentence is longer, whatever a recogniser says. */
const mostSigns = 500

export type LineWriter = {
  take(line: HeardLine): void
  /** Resolves once everything is stored. */
  close(): Promise<void>
}

/** Shows what is heard to those who read along, and stores what will not change any more. */
export function createLineWriter({ db, rooms, log }: Services, meetingId: number): LineWriter {
  let writing: Promise<void> = Promise.resolve()
  let toldAt = 0

  const show = (line: LiveCaptionLine) =>
    rooms.toGroup(liveCaptionTopics.heard, liveCaptionGroup(meetingId), { meeting_id: meetingId, line })

  async function store({ words, fromMs, toMs }: HeardLine) {
    const [from_at, to_at] = [new Date(fromMs), new Date(Math.max(fromMs, toMs))]
    const row = { meeting_id: meetingId, language: 'zh', from_at, to_at, words: words.slice(0, mostSigns) }
    await show(presentLine(await insertLine(db, row)))
  }

  function takeChanging({ words, fromMs, toMs }: HeardLine) {
    if (Date.now() - toldAt < tellEveryMs) return
    toldAt = Date.now()
    void show({ line_id: 0, from_ms: fromMs, to_ms: toMs, words: words.slice(0, mostSigns) })
  }

  return {
    take(line) {
      if (line.words.trim() === '') return undefined
      if (!line.isFinal) return takeChanging(line)
      writing = writing
        .then(() => store(line))
        .catch((error: unknown) => log.warn({ err: error, meetingId }, 'a line of captions is lost'))
      return undefined
    },
    close: () => writing,
  }
}
