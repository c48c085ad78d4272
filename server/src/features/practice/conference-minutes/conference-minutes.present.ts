import { minutesPath } from '#contract/practice/conference-minutes.ts'
import type { ConferenceMinutes } from '#contract/practice/conference-minutes.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Cue } from '#server/features/library/videos/captions.ts'
import type { MinutesRow } from './conference-minutes.queries.ts'

export const sealLines = (vault: Vault, cues: Cue[]): Buffer => vault.seal(JSON.stringify(cues))

export const openLines = (vault: Vault, { lines_sealed: sealed }: Pick<MinutesRow, 'lines_sealed'>): Cue[] =>
  sealed ? (JSON.parse(vault.openText(sealed)) as Cue[]) : []

export const openSummary = (vault: Vault, { summary_sealed: sealed }: Pick<MinutesRow, 'summary_sealed'>) =>
  sealed ? vault.openText(sealed) : ''

type Shown = { recordingId: number; isHost: boolean; row: MinutesRow | undefined }

export function presentMinutes({ recordingId, isHost, row }: Shown, vault: Vault): ConferenceMinutes {
  const isDone = row?.state === 'done'
  const address = (extension: string) => (isDone ? `${minutesPath}${recordingId}.${extension}` : '')
  return {
    recording_id: recordingId,
    state: row?.state ?? 'none',
    may_edit: asBit(isHost),
    summary: row ? openSummary(vault, row) : '',
    lines: row
      ? openLines(vault, row).map(({ from, to, lines }) => ({
          from_ms: from,
          to_ms: to,
          words: lines.join(' '),
        }))
      : [],
    captions_url: address('vtt'),
    pdf_url: address('pdf'),
  }
}
