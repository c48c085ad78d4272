import { expect, it } from 'vitest'
import type { CollectedEvidence } from './collect-evidence.ts'
import { evidenceLines } from './evidence-lines.ts'

const at = (time: string) => new Date(`2026-05-01T${time}:00+08:00`)

const evidence = {
  row: {
    sheet: { name: '程怀瑾', hospital: '', department: '', position: '' },
    meeting: { id: 7, title: '会议', begin_at: at('09:00'), end_at: at('11:00') },
  },
  changes: [{ created_at: at('08:00'), kind: 'sheet_invited', by_guest: false, reason: '' }],
  sessions: [
    { status: 1, title: '讲课', hall: '', begin_at: at('09:30'), end_at: at('10:00') },
    { status: 2, title: '婉拒的讲课', hall: '', begin_at: at('10:00'), end_at: at('10:30') },
    { status: 1, title: '次日的讲课', hall: '', begin_at: at('13:00'), end_at: at('13:30') },
  ],
  checkins: [],
  onAir: [{ from: at('08:50'), until: at('11:05') }],
  viewers: [],
  pictures: [],
  recordings: [{ id: 9, name: '回放', seconds: 90 }],
  fees: [],
  payouts: [],
} as unknown as CollectedEvidence

const lines = evidenceLines(evidence, [], 'https://example.com/meetingPlaybackDetail')

it('names the speaker in the live record, with what they spoke about', () => {
  expect(lines.live).toEqual([
    '2026-05-01 08:50 – 2026-05-01 11:05 · 讲者 Speaker：程怀瑾',
    '  2026-05-01 09:30–10:00 讲课',
  ])
})

it('gives the whole address of a replay, for readers who have only the document', () => {
  expect(lines.replay).toEqual([
    '回放（1 min 30 s） https://example.com/meetingPlaybackDetail?meeting_id=7&l_r_id=9',
  ])
})

it('says in words what happened', () => {
  expect(lines.history).toEqual(['2026-05-01 08:00 · 发出邀请 invited · 会务 organiser'])
})
