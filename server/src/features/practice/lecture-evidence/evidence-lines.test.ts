import { describe, expect, it } from 'vitest'
import type { CollectedEvidence } from './collect-evidence.ts'
import { evidenceLines } from './evidence-lines.ts'
import { lectureAir } from './lecture-air.ts'

const at = (time: string) => new Date(`2026-05-01T${time}:00+08:00`)
const digest = Buffer.alloc(2, 7)

const sessions = [
  { id: 1, status: 1, title: '讲课', hall: '', begin_at: at('09:30'), end_at: at('10:00') },
  { id: 2, status: 2, title: '婉拒的讲课', hall: '', begin_at: at('10:00'), end_at: at('10:30') },
  { id: 3, status: 1, title: '次日的讲课', hall: '', begin_at: at('13:00'), end_at: at('13:30') },
]
const onAir = [{ from: at('08:50'), until: at('11:05') }]
const change = { created_at: at('08:00'), by_guest: true, reason: '', subject_id: null, detail: {} }
const fee = { title: '讲课费', gross: '5000.00', deduction: '1000.00', tax: '800.00', net: '4200.00' }

const evidence = {
  row: {
    sheet: { name: '程怀瑾', hospital: '', department: '', position: '' },
    meeting: { id: 7, title: '会议', begin_at: at('09:00'), end_at: at('11:00') },
  },
  changes: [
    { ...change, kind: 'sheet_invited', by_guest: false },
    { ...change, kind: 'session_confirmed', subject_id: 1 },
    {
      ...change,
      kind: 'session_proposed',
      subject_id: 1,
      detail: { title: '旧题目', begin_at: at('10:15').toISOString() },
      reason: '门诊',
    },
    { ...change, kind: 'fee_confirmed', subject_id: 4, detail: { title: '讲课费', gross_fen: 500_000 } },
  ],
  sessions,
  agreements: [
    { signer: '程怀瑾', party: '', signed_at: at('07:00'), text_digest: digest, file_digest: digest },
    {
      signer: '程怀瑾',
      party: '江城医学会',
      signed_at: at('08:00'),
      text_digest: digest,
      file_digest: digest,
    },
  ],
  isAgreementCurrent: true,
  checkins: [],
  onAir,
  stays: [],
  air: lectureAir({ onAir, sessions, stays: [] }),
  viewers: [{ at: at('09:00'), viewers: 0 }],
  pictures: [],
  recordings: [{ id: 9, name: '回放', seconds: 90 }],
  fees: [
    { ...fee, status: 2, confirm_time: '2026-04-01 09:00', available_time: '2026-05-02 10:00' },
    { ...fee, status: 1, confirm_time: '2026-04-01 09:00', available_time: '' },
  ],
  taxpayer: { truename: '程怀瑾' },
  payouts: [
    {
      withdrawalNo: 'W1',
      amountFen: 1_000_000,
      lectureFen: 420_000,
      receiptNo: 'CCB1',
      settledAt: at('12:00'),
    },
  ],
  figures: { live_minutes: 30 },
} as unknown as CollectedEvidence

const linesOf = (change: Partial<CollectedEvidence> = {}) =>
  evidenceLines({ ...evidence, ...change }, [], 'https://example.com/meetingPlaybackDetail')
const lines = linesOf()

describe('the live record', () => {
  it('names the expert as speaker of the confirmed sessions only', () => {
    expect(lines.live).toEqual([
      '会议直播 Meeting on air：2026-05-01 08:50 – 11:05',
      '讲者 Speaker：程怀瑾 · 讲课（2026-05-01 09:30–10:00）',
      '  播出 On air 2026-05-01 09:30 – 10:00',
      '讲者 Speaker：程怀瑾 · 次日的讲课（2026-05-01 13:00–13:30）',
      '  未播出 not on air',
      '讲课播出合计 Lecture on air in total：30 min',
      expect.stringContaining('未经会议室连线'),
    ])
  })

  it('names no speaker where no session was planned', () => {
    expect(linesOf({ sessions: [], air: [] }).live).toEqual([
      '会议直播 Meeting on air：2026-05-01 08:50 – 11:05',
      expect.stringContaining('讲课时段不明'),
    ])
  })

  it('says when the expert was in the room', () => {
    const { live } = linesOf({ stays: [{ from: at('09:20'), until: at('10:05') }] })
    expect(live.at(-1)).toBe('在会议室内 In the room of the meeting：2026-05-01 09:20 – 10:05')
  })
})

it('says in a sentence that nobody watched', () => {
  expect(lines.viewers).toEqual(['直播期间无人观看 Nobody watched'])
  expect(linesOf({ onAir: [] }).viewers).toEqual([])
})

it('gives the whole address of a replay, for readers who have only the document', () => {
  expect(lines.replay).toEqual([
    '回放（1 min 30 s） https://example.com/meetingPlaybackDetail?meeting_id=7&l_r_id=9',
  ])
})

it('says in words what happened, to which session and fee', () => {
  expect(lines.history).toEqual([
    '2026-05-01 08:00 · 发出邀请 invited · 会务 organiser',
    '2026-05-01 08:00 · 确认日程 confirmed a session · 《讲课》 · 2026-05-01 09:30 · 专家 expert',
    '2026-05-01 08:00 · 提出改期 proposed another time · 《旧题目》 · 2026-05-01 10:15 · 专家 expert · 门诊',
    '2026-05-01 08:00 · 确认讲课费 confirmed the fee · 《讲课费》 · 税前 gross ¥5000.00 · 专家 expert',
  ])
})

it('lists every agreement with its date', () => {
  expect(lines.agreements).toEqual([
    'agreement-1.pdf · 已被新的约定取代 replaced since',
    '  乙方签署人 Signer：程怀瑾，签署时间 Signed at：2026-05-01 07:00',
    expect.stringContaining('Text SHA-256'),
    expect.stringContaining('File SHA-256'),
    'agreement-2.pdf · 现行 in force',
    '  乙方签署人 Signer：程怀瑾，签署时间 Signed at：2026-05-01 08:00',
    '  甲方签章 Party A：江城医学会',
    expect.stringContaining('Text SHA-256'),
    expect.stringContaining('File SHA-256'),
  ])
})

it('tells a tax that was withheld from an estimate', () => {
  expect(lines.fees[0]).toBe('纳税人 Taxpayer：程怀瑾')
  expect(lines.fees[2]).toContain('已代扣个税 Tax withheld ¥800.00')
  expect(lines.fees[5]).toContain('尚未代扣个税，预计 no tax withheld yet, estimate ¥800.00')
})

it('says how much of a payout is for the lecture', () => {
  expect(lines.payouts).toEqual([
    '2026-05-01 12:00 · 提现 Withdrawal W1 · 回单 Receipt CCB1',
    '  共 In total ¥10000.00，其中本次讲课 of which for this lecture ¥4200.00',
  ])
})
