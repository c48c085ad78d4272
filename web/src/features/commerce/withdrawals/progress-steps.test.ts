import { expect, it } from 'vitest'
import { withdrawalStages, withdrawalStates } from '#contract/commerce/withdrawals.ts'
import { progressSteps } from './progress-steps.ts'

const withdrawal = {
  withdrawal_id: 1,
  bill_id: 1,
  withdrawal_no: 'W1',
  amount: '300.00',
  status: withdrawalStates.pending,
  reason: '',
  destination: 'bank' as const,
  bank_name: '',
  bank_card: '',
  applied_at: '2026-11-02 10:00',
  reviewed_at: '',
  sent_at: '',
  settled_at: '',
  expected_on: '2026-11-09',
}
const reviewed_at = '2026-11-03 10:00'
const sent_at = '2026-11-04 10:00'
const settled_at = '2026-11-05 10:00'

const brief = (change: object, stage: number) =>
  progressSteps({ ...withdrawal, ...change, stage }).map(
    ({ name, at, expectedOn }) => `${name} ${at || expectedOn || '-'}`,
  )

const applied = 'applied 2026-11-02 10:00'
const reviewed = `reviewed ${reviewed_at}`
const { underReview, approved, sent, paid, refused, bounced } = withdrawalStages

it.each([
  ['under review', underReview, {}, [applied, 'reviewed 2026-11-09', 'sent -', 'paid -']],
  ['approved', approved, { reviewed_at }, [applied, reviewed, 'sent -', 'paid 2026-11-09']],
  ['sent', sent, { reviewed_at, sent_at }, [applied, reviewed, `sent ${sent_at}`, 'paid 2026-11-09']],
  [
    'paid',
    paid,
    { reviewed_at, sent_at, settled_at, expected_on: '' },
    [applied, reviewed, `sent ${sent_at}`, `paid ${settled_at}`],
  ],
  ['refused', refused, { reviewed_at, settled_at: reviewed_at }, [applied, `refused ${reviewed_at}`]],
  [
    'bounced',
    bounced,
    { reviewed_at, sent_at, settled_at },
    [applied, reviewed, `sent ${sent_at}`, `bounced ${settled_at}`],
  ],
] as const)('shows the steps of one that is %s', (_, stage, change, steps) => {
  expect(brief(change, stage)).toEqual(steps)
})
