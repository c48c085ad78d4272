import { userTypes } from '#contract/account.ts'
import type { audiences } from '#contract/meetings.ts'

export type Viewer = { isOperator: boolean; userType: number; isFaculty: boolean }

/** Whom a meeting is for. Those who speak in it and operators always belong to it. */
export function mayWatch(audience: (typeof audiences)[number], viewer: Viewer | undefined): boolean {
  if (audience === 'all') return true
  if (!viewer) return false
  if (viewer.isOperator || viewer.isFaculty) return true
  if (audience === 'doctor') return viewer.userType === userTypes.doctor
  return audience === 'enterprise' && viewer.userType === userTypes.enterprise
}
