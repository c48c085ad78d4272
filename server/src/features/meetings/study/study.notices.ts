import { defineNotice, onDevices, onDevicesAndByMail } from '#kernel/notice.ts'
import type { NoticeTarget } from '#kernel/notice.ts'
import { studyText } from './study.text.ts'

/** The meeting may have been deleted. */
type CertificateFacts = { meeting: string; credit: string; meetingId: number | null }

const certificate: CertificateFacts = { meeting: '心血管病年会', credit: '2.0', meetingId: 1 }

const toMeeting = ({ meetingId }: CertificateFacts): NoticeTarget =>
  meetingId === null ? { path: '/studyList?view=finished' } : { kind: 'meeting', id: meetingId }

export const creditEarned = defineNotice({
  event: 'study.creditEarned',
  headline: { zh: '获得学分与证书', en: 'You have earned credit' },
  kind: 'meetings',
  channels: onDevices,
  text: studyText,
  say: (text, { meeting, credit }) => text.earned(meeting, credit),
  target: () => ({ path: '/studyList?view=finished' }),
  example: { meeting: certificate.meeting, credit: certificate.credit },
})

export const certificateRevoked = defineNotice({
  event: 'study.certificateRevoked',
  headline: { zh: '证书已被撤销', en: 'Your certificate was revoked' },
  kind: 'meetings',
  channels: onDevicesAndByMail,
  text: studyText,
  say: (text, { meeting, credit, reason }) => text.revoked(meeting, credit, reason),
  target: toMeeting,
  example: { ...certificate, reason: '由他人代看' },
})

export const certificateReissued = defineNotice({
  event: 'study.certificateReissued',
  headline: { zh: '证书已重新颁发', en: 'Your certificate was issued again' },
  kind: 'meetings',
  channels: onDevicesAndByMail,
  text: studyText,
  say: (text, { meeting, credit, number }) => text.reissued(meeting, credit, number),
  target: toMeeting,
  example: { ...certificate, number: 'XL-2026-7KQ2' },
})

export const certificateSentAgain = defineNotice({
  event: 'study.certificateSentAgain',
  headline: { zh: '证书已再次发送', en: 'Your certificate was sent again' },
  kind: 'meetings',
  channels: onDevicesAndByMail,
  text: studyText,
  say: (text, { meeting, number }) => text.sentAgain(meeting, number),
  target: () => ({ path: '/studyList?view=finished' }),
  example: { meeting: certificate.meeting, number: 'XL-2026-7KQ2' },
})
