import type { Right } from '#contract/wire/rights.ts'
import type { Outcome } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { defineAction } from './resource.ts'
import type { RawRow } from './rows.queries.ts'
import { words } from './words.ts'

type Given = {
  right?: Right
  isOpen(row: RawRow): boolean
}

type Decide = { decide(context: Context, id: number, outcome: Outcome): Promise<unknown> }
type Refuse = { refuse(context: Context, id: number, reason: string): Promise<unknown> }

/** Refuses what somebody has handed in, for a reason that its owner reads. */
export const refuseAction = ({ right, isOpen, refuse }: Given & Refuse) =>
  defineAction({
    title: words('拒绝', 'Refuse'),
    right,
    isBulk: true,
    isDangerous: true,
    asksReason: true,
    applies: isOpen,
    run: (context, id, { reason }) => refuse(context, id, reason),
  })

/** Passes what somebody has handed in, or refuses it. */
export const reviewActions = ({ right, isOpen, decide }: Given & Decide) => ({
  pass: defineAction({
    title: words('通过', 'Pass'),
    right,
    isBulk: true,
    asksReason: true,
    usualReason: words('核对无误', 'Checked'),
    applies: isOpen,
    run: (context, id) => decide(context, id, { isPassed: true }),
  }),
  refuse: refuseAction({
    right,
    isOpen,
    refuse: (context, id, reason) => decide(context, id, { isPassed: false, reason }),
  }),
})
