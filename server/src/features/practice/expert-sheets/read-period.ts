import { sessionFailures } from '#contract/practice/expert-sessions.ts'
import { refuse } from '#kernel/fail.ts'
import { readShanghaiTime } from '#kernel/time.ts'

/** A period that an operator plans; refuses one that ends before it begins. */
export function readPeriod(asked: { begin_time: string; end_time: string }) {
  const [begin_at, end_at] = [readShanghaiTime(asked.begin_time), readShanghaiTime(asked.end_time)]
  if (!begin_at || !end_at || begin_at >= end_at) throw refuse(sessionFailures.periodWrong)
  return { begin_at, end_at }
}
