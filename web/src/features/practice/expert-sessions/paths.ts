/** Names a sheet in an address: the number of the task, and the code of the invitation. */
type SheetInAddress = { id: number; tcode: string }

const address = (path: string, { id, tcode }: SheetInAddress, sessionId?: number) =>
  `${path}?${new URLSearchParams({
    id: String(id),
    ...(tcode && { tcode }),
    ...(sessionId && { session_id: String(sessionId) }),
  }).toString()}`

export const expertSessionPaths = {
  /** The sessions of one meeting. */
  schedule: (sheet: SheetInAddress) => address('/expertsSchedule', sheet),
  /** Those of all meetings. */
  all: (sheet: SheetInAddress) => address('/expertsScheduleUniversal', sheet),
  session: (sheet: SheetInAddress, sessionId: number) => address('/expertScheduleDetail', sheet, sessionId),
}
