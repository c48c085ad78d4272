import { randomInt } from 'node:crypto'
import { recallSeconds } from '#contract/meetings/study.ts'

/** A question of a recording and the moment by which its answer has been said. */
export type RecallQuestionAt = { id: number; atMs: number }

/** The part of a recording, or of a live stream, in which one question is asked. */
export type RecallPart = { fromMs: number; toMs: number }

export type DrawnMoment = { at_ms: number; question_id: number | null }

const minuteMs = 60_000
/** Network latency must not cost anybody an answer. */
const graceMs = 5000
/** Nobody is asked at the very edge of a part: what was just begun cannot be recalled, and what has ended is left. */
const edgeShare = 0.1

/** Two or three questions, one where the recording is too short for two. */
export const recallCount = (lengthMs: number) =>
  lengthMs <= 0 ? 0 : lengthMs < 3 * minuteMs ? 1 : lengthMs < 20 * minuteMs ? 2 : 3

export function recallParts(fromMs: number, toMs: number): RecallPart[] {
  const count = recallCount(toMs - fromMs)
  const at = (number: number) => Math.round(fromMs + ((toMs - fromMs) * number) / count)
  return Array.from({ length: count }, (_, number) => ({ fromMs: at(number), toMs: at(number + 1) }))
}

/**
 * An unpredictable moment of a part, with a question whose answer has been said in it, or none where the part has no question. After a
 * miss another question is preferred.
 */
export function drawMoment(
  { fromMs, toMs }: RecallPart,
  questions: readonly RecallQuestionAt[],
  missedId: number | null = null,
): DrawnMoment {
  const edge = Math.floor((toMs - fromMs) * edgeShare)
  const [first, last] = [fromMs + edge, Math.max(fromMs + edge, toMs - edge)]
  const own = questions.filter(({ atMs }) => atMs >= fromMs && atMs <= last)
  const others = own.filter(({ id }) => id !== missedId)
  const choice = others.length > 0 ? others : own
  const question = choice.length > 0 ? choice[randomInt(choice.length)]! : undefined
  const earliest = Math.max(first, question?.atMs ?? 0)
  return { at_ms: randomInt(earliest, Math.max(earliest, last) + 1), question_id: question?.id ?? null }
}

export const isExpired = (askedAt: Date, now: number) =>
  now > askedAt.getTime() + recallSeconds * 1000 + graceMs

export const isWithin = (ranges: readonly (readonly [number, number])[], atMs: number) =>
  ranges.some(([from, to]) => from <= atMs && atMs < to)
