import type { HeldRow } from './live.queries.ts'

export const isOver = (row: Pick<HeldRow, 'phase' | 'endAt'>, now: number) =>
  row.phase === 'ended' || row.endAt.getTime() <= now
