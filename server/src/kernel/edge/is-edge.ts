import { timingSafeEqual } from 'node:crypto'
import type { Env } from '#kernel/env.ts'

/** Whether a secret that came along is the edge's. */
export function isEdge({ EDGE_TOKEN }: Env, given: unknown): boolean {
  if (EDGE_TOKEN === undefined || typeof given !== 'string') return false
  const [one, other] = [Buffer.from(given), Buffer.from(EDGE_TOKEN)]
  return one.length === other.length && timingSafeEqual(one, other)
}
