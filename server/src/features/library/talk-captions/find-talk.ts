import type { Talk } from '#contract/library/transcripts.ts'
import { failures } from '#contract/wire/failure.ts'
import type { CaptionItem } from '#contract/wire/video.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import { captionRights } from './talk-captions.policy.ts'
import { selectTalk } from './talk-captions.queries.ts'
import type { CaptionPlace, TalkRow } from './talk-captions.queries.ts'

/** A talk on whose captions the caller may work. */
export async function findTalk(
  { db, member }: Pick<Context, 'db' | 'member'>,
  { talk, talk_id }: { talk: Talk; talk_id: number },
): Promise<TalkRow> {
  if (!may(member, captionRights[talk])) throw refuse(failures.noPermission)
  const row = await selectTalk(db, talk, talk_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'talk_id' })
  return row
}

/** One for each language, as the player chooses: those of the talk come before those of its uploaded video. */
export function captionsOf({ captions, video_captions }: TalkRow): CaptionItem[] {
  const own = new Set(captions.map(({ language }) => language))
  return [...captions, ...video_captions.filter(({ language }) => !own.has(language))]
}

/** Captions of an uploaded video stay with it, where its author finds and corrects them. */
export const placeOf = ({ talk, talk_id, captions, video_id }: TalkRow, language: string): CaptionPlace =>
  video_id === null || captions.some((caption) => caption.language === language)
    ? { table: talk, id: talk_id }
    : { table: 'video', id: video_id }
