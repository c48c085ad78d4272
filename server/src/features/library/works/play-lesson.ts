import type { CaptionItem, ClarityItem } from '#contract/wire/video.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { excerptAddress, signedFolderAddress } from '#kernel/files/signed-address.ts'
import type { Services } from '#kernel/services.ts'
import {
  playAddress,
  playKind,
  playLifeMs,
  watchAddress,
} from '#server/features/meetings/watching/play-address.ts'

type LessonVideo = {
  video: string
  clarities: ClarityItem[]
  /** Those that came with the work, and those of the uploaded video. */
  captions: CaptionItem[]
  videoCaptions: CaptionItem[] | null
  preview: string
}

/** `trialSeconds` is 0 if the addresses play the whole video. */
type LessonPlay = Omit<LessonVideo, 'videoCaptions'> & { trialSeconds: number }

const none: LessonPlay = { video: '', clarities: [], captions: [], preview: '', trialSeconds: 0 }

/**
 * The addresses at which so many seconds of a lesson can be played for a while. Only a stream in the storage can be
 * shortened by the server: any other video is played as a whole or not at all.
 */
export function playLesson(
  services: Pick<Services, 'vault' | 'providers'>,
  lesson: LessonVideo,
  seconds: number,
): LessonPlay {
  const { vault } = services
  if (seconds === Infinity)
    return {
      video: watchAddress(services, lesson.video),
      clarities: signed(lesson.clarities, (address) => watchAddress(services, address)),
      captions: signed(captionsOf(lesson), (address) => playAddress(vault, address)),
      preview: lesson.preview && signedFolderAddress(vault, keyOf(lesson.preview), playLifeMs),
      trialSeconds: 0,
    }
  const canBeShortened = keyOf(lesson.video) !== '' && playKind(lesson.video) === 'stream'
  if (seconds === 0 || !canBeShortened) return none
  const shortened = (address: string) =>
    excerptAddress(vault, keyOf(address), { seconds, lifeMs: playLifeMs })
  return {
    video: shortened(lesson.video),
    clarities: [],
    captions: signed(
      captionsOf(lesson).filter(({ address }) => keyOf(address) !== ''),
      shortened,
    ),
    // Its pictures lie beside the whole video.
    preview: '',
    trialSeconds: seconds,
  }
}

/** One for each language: those of the work come before those of the video. */
function captionsOf({ captions, videoCaptions }: LessonVideo): CaptionItem[] {
  const own = new Set(captions.map(({ language }) => language))
  return [...captions, ...(videoCaptions ?? []).filter(({ language }) => !own.has(language))]
}

const signed = <Item extends { address: string }>(items: Item[], sign: (address: string) => string): Item[] =>
  items.map((item) => ({ ...item, address: sign(item.address) }))
