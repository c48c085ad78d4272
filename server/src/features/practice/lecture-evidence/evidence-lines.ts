import { sessionStates } from '#contract/practice/expert-sessions.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { presentGuest } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import type { CollectedEvidence } from './collect-evidence.ts'
import { viewerLines } from './draw-viewers.ts'
import { packText } from './lecture-evidence.text.ts'

export type Original = { name: string; sha256: string }
export type EvidenceSection = keyof typeof packText.sections

/** What each section of the document says. `playback` is the address of the page that plays the recordings. */
export function evidenceLines(
  evidence: CollectedEvidence,
  originals: Original[],
  playback: string,
): Record<EvidenceSection, string[]> {
  const { row, agreement, slides } = evidence
  const guest = presentGuest(row)
  return {
    person: [
      `专家 Expert：${guest.guest_name}`,
      `单位 Hospital：${[guest.guest_hospital_name, guest.guest_department_name].filter(Boolean).join(' ')}`,
      `职称 Title：${guest.guest_position_name}`,
      `会议 Meeting：${row.meeting.title}`,
      `时间 Time：${shanghaiTime(row.meeting.begin_at)} – ${shanghaiTime(row.meeting.end_at)}（北京时间）`,
    ],
    history: evidence.changes.map(({ created_at, kind, by_guest, reason }) =>
      [
        shanghaiTime(created_at),
        packText.kinds[kind] ?? kind,
        by_guest ? packText.byGuest : packText.byOrganiser,
        reason,
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    programme: evidence.sessions.map((session) =>
      `${periodText(session)} ${session.title} ${session.hall}`.trim(),
    ),
    agreement: agreement
      ? [
          `签署人 Signer：${agreement.signer}`,
          `签署时间 Signed at：${shanghaiTime(agreement.signed_at)}`,
          `协议文本 Text SHA-256：${agreement.text_digest.toString('hex')}`,
          `文件 File SHA-256：${agreement.file_digest.toString('hex')}`,
        ]
      : [],
    checkins: evidence.checkins.map(
      ({ at, method }) => `${shanghaiTime(at)} ${packText.methods[method] ?? method}`,
    ),
    live: evidence.onAir.flatMap((period) => liveLines(period, evidence)),
    viewers: viewerLines(evidence.viewers),
    pictures: evidence.pictures.map(({ source, taken_at, flag, accept_reason }) =>
      [
        taken_at ? shanghaiTime(taken_at) : '–',
        packText.sources[source],
        packText.flags[flag],
        accept_reason && `(${accept_reason})`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    slides: slides
      ? [`${slides.file_name} v${slides.version}`, `SHA-256：${slides.file_digest?.toString('hex')}`]
      : [],
    replay: evidence.recordings.map(
      ({ id, name, seconds }) =>
        `${name}（${lengthOf(seconds)}） ${playback}?meeting_id=${row.meeting.id}&l_r_id=${id}`,
    ),
    fees: evidence.fees.flatMap(({ title, gross, deduction, tax, net, confirm_time }) => [
      title,
      `  税前 Gross ${gross}，减除 Deducted ${deduction}，个税 Tax ${tax}，税后 Net ${net}`,
      `  确认 Confirmed ${confirm_time || '–'}`,
    ]),
    payouts: evidence.payouts.map(
      ({ withdrawalNo, amountFen, receiptNo, settledAt }) =>
        `${settledAt ? shanghaiTime(settledAt) : ''} ${withdrawalNo} ${yuanOf(amountFen)} ${receiptNo}`,
    ),
    files: originals.map(({ name, sha256 }) => `${name}\n  ${sha256}`),
  }
}

/** When the stream was on the air, and what the expert spoke about meanwhile. */
function liveLines(
  { from, until }: CollectedEvidence['onAir'][number],
  { row, sessions }: CollectedEvidence,
): string[] {
  const spoken = sessions.filter(
    ({ status, begin_at, end_at }) => status !== sessionStates.refused && begin_at < until && end_at > from,
  )
  return [
    `${shanghaiTime(from)} – ${shanghaiTime(until)} · 讲者 Speaker：${presentGuest(row).guest_name}`,
    ...spoken.map((session) => `  ${periodText(session)} ${session.title}`),
  ]
}

const periodText = ({ begin_at, end_at }: { begin_at: Date; end_at: Date }) =>
  `${shanghaiTime(begin_at)}–${shanghaiTime(end_at).slice(11)}`

const lengthOf = (seconds: number) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
