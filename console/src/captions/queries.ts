import { talkCaptionCalls } from '#contract/library/talk-captions.ts'
import type { TranscribedLanguage } from '#contract/library/videos.ts'
import type { Talk } from '#contract/library/transcripts.ts'
import { api } from '#web/platform/api.ts'
import { upload } from '#web/platform/upload.ts'
import { queryOf } from '../queries.ts'

export type OfTalk = { talk: Talk; talk_id: number }

const askEveryMs = 3000

export const captionQueries = {
  talk: (talk: OfTalk) => ({
    ...queryOf(talkCaptionCalls.get, talk),
    /** While a service is at work. */
    refetchInterval: ({ state }: { state: { data?: { transcription?: { state: string } } } }) =>
      state.data?.transcription?.state === 'waiting' ? askEveryMs : false,
  }),
  lines: (talk: OfTalk, language: string, revision: string) => {
    const query = queryOf(talkCaptionCalls.lines, { ...talk, language })
    // What is being edited is read again only when it was changed.
    return { ...query, queryKey: [...query.queryKey, revision], staleTime: Infinity }
  },
}

const quiet = { tips: false }

export const captionMutations = {
  save: (talk: OfTalk, language: string, file: File) =>
    upload(talkCaptionCalls.save, { ...talk, language }, file),
  remove: (talk: OfTalk, language: string) => api(talkCaptionCalls.remove, { ...talk, language }, quiet),
  transcribe: (talk: OfTalk, language: TranscribedLanguage) =>
    api(talkCaptionCalls.transcribe, { ...talk, language }, quiet),
}
