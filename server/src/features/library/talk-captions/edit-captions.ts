import { readFile } from 'node:fs/promises'
import { talkCaptionCalls } from '#contract/library/talk-captions.ts'
import type { CaptionLine, TalkCaptions } from '#contract/library/talk-captions.ts'
import type { Talk } from '#contract/library/transcripts.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import type { Context } from '#kernel/services.ts'
import { readCaptions } from '#server/features/library/videos/captions.ts'
import { readCues } from '#server/features/library/videos/store-captions.ts'
import { changeCaptions } from './change-captions.ts'
import { captionsOf, findTalk } from './find-talk.ts'
import { presentTalkCaptions } from './talk-captions.present.ts'
import { selectTranscriptionOf } from './talk-captions.queries.ts'
import { transcribeTalk } from './transcribe-talk.ts'

type OfTalk = { talk: Talk; talk_id: number }

async function show(context: Context, asked: OfTalk): Promise<TalkCaptions> {
  const talk = await findTalk(context, asked)
  return presentTalkCaptions(context.vault, talk, await selectTranscriptionOf(context.db, talk))
}

/** Does something to the captions of a talk, shows them, and notes what changed. */
async function change(context: Context, asked: OfTalk, work: () => Promise<void>): Promise<TalkCaptions> {
  const before = await show(context, asked)
  await work()
  const after = await show(context, asked)
  const { talk_id: id, title: name } = after
  context.noteChange({
    target: { kind: `${asked.talk}-captions`, id, name },
    before: { captions: before.captions },
    after: { captions: after.captions, transcription: after.transcription?.state },
  })
  return after
}

export const getTalkCaptions = answer(talkCaptionCalls.get, (input, context) => show(context, input))

export const getCaptionLines = answer(talkCaptionCalls.lines, async (input, context) => {
  const talk = await findTalk(context, input)
  const key = keyOf(captionsOf(talk).find(({ language }) => language === input.language)?.address ?? '')
  if (key === '') return { lines: [] }
  const file = await context.providers.storage.withFile(key, (path) => readFile(path, 'utf8'))
  return {
    lines: (readCaptions(file) ?? []).map(({ from, to, lines }): CaptionLine => ({
      from_ms: from,
      to_ms: to,
      words: plain(lines.join('\n')),
    })),
  }
})

/** As a person writes it. */
const plain = (words: string) =>
  words
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

export const saveCaptions = answerUpload(talkCaptionCalls.save, (input, context) =>
  change(context, input, async () => {
    const talk = await findTalk(context, input)
    const cues = await readCues(context.file)
    await changeCaptions(context, talk, {
      language: input.language,
      cues,
      ownerId: memberOf(context).userId,
    })
  }),
)

export const removeCaptions = answer(talkCaptionCalls.remove, (input, context) =>
  change(context, input, async () => {
    const talk = await findTalk(context, input)
    await changeCaptions(context, talk, { language: input.language, ownerId: memberOf(context).userId })
  }),
)

export const transcribe = answer(talkCaptionCalls.transcribe, (input, context) =>
  change(context, input, async () => transcribeTalk(context, await findTalk(context, input), input.language)),
)
