import { createKept, deviceArea, fieldsOf } from '#web/platform/kept.ts'
import type { StorageArea } from '#web/platform/kept.ts'

/** How this browser came into a sheet of a task, and when it was last used. */
export type SheetAccess = { code: string; guest_id: number; timestamp: number }

export const accessKeptMs = 7_200_000

export const accessKey = (taskId: number) => `expert_access_${taskId}`

const keptFor = (area: StorageArea, taskId: number) =>
  createKept(area, accessKey(taskId), (stored): SheetAccess | undefined => {
    const { code, guest_id, timestamp } = fieldsOf(stored)
    if (typeof code !== 'string' || typeof timestamp !== 'number') return undefined
    return { code, guest_id: typeof guest_id === 'number' ? guest_id : 0, timestamp }
  })

/** The access to a task; removed once it was not used for two hours. */
export function readAccess(taskId: number, now: number, area = deviceArea): SheetAccess | undefined {
  const kept = keptFor(area, taskId)
  const access = kept.get()
  if (access && now - access.timestamp <= accessKeptMs) return access
  kept.clear()
  return undefined
}

export const saveAccess = (taskId: number, access: SheetAccess, area = deviceArea) =>
  keptFor(area, taskId).set(access)

export const clearAccess = (taskId: number, area = deviceArea) => keptFor(area, taskId).clear()

type Asked = { id: number; tcode: string; guest_id: number }

/** Which sheet is opened: by the code in the address, else as chosen there, else as this browser did last. */
export function sheetToOpen({ id, tcode, guest_id }: Asked, access: SheetAccess | undefined) {
  if (tcode) return { id, tcode }
  const known = access && (guest_id === 0 || guest_id === access.guest_id) ? access : undefined
  if (known?.code) return { id, tcode: known.code }
  return { id, tcode: '', guest_id: guest_id || known?.guest_id || undefined }
}
