import { feeStates } from '#contract/practice/expert-fees.ts'
import type { ExpertFee } from '#contract/practice/expert-fees.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { presentGuest } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import type { CollectedEvidence } from './collect-evidence.ts'
import { viewerLines } from './draw-viewers.ts'
import { packText } from './lecture-evidence.text.ts'

export type Original = { name: string; sha256: string }
/** What the agreement at a place, counted from 0, is called in a pack. */
export const agreementName = (at: number) => `agreement-${at + 1}.pdf`

export type EvidenceSection = keyof typeof packText.sections

/** What each section of the document says. `playback` is the address of the page that plays the recordings. */
export function evidenceLines(
  evidence: CollectedEvidence,
  originals: Original[],
  playback: string,
): Record<EvidenceSection, string[]> {
  const { row, slides } = evidence
  const guest = presentGuest(row)
  return {
    person: [
      `专家 Expert：${guest.guest_name}`,
      `单位 Hospital：${[guest.guest_hospital_name, guest.guest_department_name].filter(Boolean).join(' ')}`,
      `职称 Title：${guest.guest_position_name}`,
      `会议 Meeting：${row.meeting.title}`,
      `时间 Time：${shanghaiTime(row.meeting.begin_at)} – ${shanghaiTime(row.meeting.end_at)}（北京时间）`,
    ],
    history: evidence.changes.map((change) => historyLine(change, evidence)),
    programme: evidence.sessions.map((session) =>
      [periodText(session), session.title, session.hall, packText.sessionStates[session.status]]
        .filter(Boolean)
        .join(' · '),
    ),
    agreements: agreementLines(evidence),
    checkins: evidence.checkins.map(
      ({ at, method }) => `${shanghaiTime(at)} ${packText.methods[method] ?? method}`,
    ),
    live: liveLines(evidence),
    viewers: evidence.onAir.length > 0 ? viewerSentence(viewerLines(evidence.viewers)) : [],
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
    fees: [...taxpayerLines(evidence), ...evidence.fees.flatMap(feeLines)],
    payouts: evidence.payouts.flatMap(({ withdrawalNo, amountFen, lectureFen, receiptNo, settledAt }) => [
      [
        settledAt ? shanghaiTime(settledAt) : '',
        `提现 Withdrawal ${withdrawalNo}`,
        receiptNo && `回单 Receipt ${receiptNo}`,
      ]
        .filter(Boolean)
        .join(' · '),
      `  共 In total ¥${yuanOf(amountFen)}，其中本次讲课 of which for this lecture ¥${yuanOf(lectureFen)}`,
    ]),
    files: originals.map(({ name, sha256 }) => `${name}\n  ${sha256}`),
  }
}

type Change = CollectedEvidence['changes'][number]

/** Names what was changed: the session or the fee, its time and its amount. */
function historyLine(
  { created_at, kind, by_guest, reason, detail, subject_id }: Change,
  evidence: CollectedEvidence,
) {
  const { title, begin_at, gross_fen } = detail
  const session = kind.startsWith('session_')
    ? evidence.sessions.find(({ id }) => id === subject_id)
    : undefined
  const name = typeof title === 'string' ? title : session?.title
  const beginAt = typeof begin_at === 'string' ? new Date(begin_at) : session?.begin_at
  return [
    shanghaiTime(created_at),
    kindLine(kind),
    name && `《${name}》`,
    beginAt && shanghaiTime(beginAt),
    typeof gross_fen === 'number' && `税前 gross ¥${yuanOf(gross_fen)}`,
    by_guest ? packText.byGuest : packText.byOrganiser,
    reason,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The pack is read in both languages. */
function kindLine(kind: string) {
  const known = packText.kinds[kind]
  return known ? `${known.zh} ${known.en}` : kind
}

/** All of them, oldest first: an amount or a time that has changed was agreed on once more. */
const agreementLines = ({ agreements, isAgreementCurrent }: CollectedEvidence): string[] =>
  agreements.flatMap((agreement, at) => {
    const isCurrent = isAgreementCurrent && at === agreements.length - 1
    return [
      `${agreementName(at)} · ${isCurrent ? packText.agreementHolds : packText.agreementReplaced}`,
      `  乙方签署人 Signer：${agreement.signer}，签署时间 Signed at：${shanghaiTime(agreement.signed_at)}`,
      ...(agreement.party ? [`  甲方签章 Party A：${agreement.party}`] : []),
      `  协议文本 Text SHA-256：${agreement.text_digest.toString('hex')}`,
      `  文件 File SHA-256：${agreement.file_digest.toString('hex')}`,
    ]
  })

/** When the meeting was on air, and of that the sessions of this expert; nobody else's time is named as theirs. */
function liveLines({ row, onAir, sessions, stays, air, figures }: CollectedEvidence): string[] {
  if (onAir.length === 0) return []
  const speaker = presentGuest(row).guest_name
  return [
    ...onAir.map(({ from, until }) => `会议直播 Meeting on air：${spanText(from, until)}`),
    ...(sessions.length === 0 ? [packText.noSessions] : []),
    ...air.flatMap(({ session, aired }) => [
      `讲者 Speaker：${speaker} · ${session.title}（${periodText(session)}）`,
      ...aired.map(({ from, until }) => `  播出 On air ${spanText(from, until)}`),
      ...(aired.length === 0 ? [`  ${packText.notAired}`] : []),
    ]),
    ...(sessions.length > 0 ? [`讲课播出合计 Lecture on air in total：${figures.live_minutes} min`] : []),
    ...stays.map(({ from, until }) => `在会议室内 In the room of the meeting：${spanText(from, until)}`),
    ...(stays.length === 0 && sessions.length > 0 ? [packText.noStays] : []),
  ]
}

const viewerSentence = (lines: string[]) => (lines.length > 0 ? lines : [packText.nobodyWatched])

/** Whoever is paid: tax is withheld from the authenticated person. */
const taxpayerLines = ({ fees, taxpayer }: CollectedEvidence) =>
  fees.length > 0 && taxpayer ? [`纳税人 Taxpayer：${taxpayer.truename}`] : []

/** A tax that was only computed in advance does not look like one that was withheld. */
const feeLines = ({ title, gross, deduction, tax, net, confirm_time, available_time, status }: ExpertFee) => [
  title,
  status === feeStates.available
    ? `  税前 Gross ¥${gross}，减除 Deducted ¥${deduction}，已代扣个税 Tax withheld ¥${tax}，税后 Net ¥${net}（${available_time}）`
    : `  税前 Gross ¥${gross}；尚未代扣个税，预计 no tax withheld yet, estimate ¥${tax}，预计税后 estimated net ¥${net}`,
  `  确认 Confirmed ${confirm_time || '–'}`,
]

const spanText = (from: Date, until: Date) => {
  const [begin, end] = [shanghaiTime(from), shanghaiTime(until)]
  return `${begin} – ${begin.slice(0, 10) === end.slice(0, 10) ? end.slice(11) : end}`
}

const periodText = ({ begin_at, end_at }: { begin_at: Date; end_at: Date }) =>
  `${shanghaiTime(begin_at)}–${shanghaiTime(end_at).slice(11)}`

const lengthOf = (seconds: number) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
