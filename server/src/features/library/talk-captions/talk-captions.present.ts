import path from 'node:path'
import type { TalkCaptions } from '#contract/library/talk-captions.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import { playAddress } from '#server/features/meetings/watching/play-address.ts'
import { captionsOf } from './find-talk.ts'
import type { TalkRow, TranscriptionRow } from './talk-captions.queries.ts'

export const presentTalkCaptions = (
  vault: Vault,
  talk: TalkRow,
  asked: TranscriptionRow | undefined,
): TalkCaptions => ({
  talk: talk.talk,
  talk_id: talk.talk_id,
  title: talk.title,
  item_title: talk.item_title,
  address: playAddress(vault, talk.video),
  captions: captionsOf(talk).map(({ language, label, is_machine, address }) => ({
    language,
    label,
    is_machine: is_machine === true,
    revision: path.posix.basename(address),
  })),
  ...(asked && {
    transcription: {
      language: asked.language,
      state: asked.state,
      reason: asked.reason,
      is_handed_in: asked.task !== '',
      began_time: shanghaiTime(asked.began_at),
    },
  }),
})
