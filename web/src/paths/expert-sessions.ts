/** The gate of the area remembers by which code a sheet was entered. */
export const expertSessionPaths = {
  /** The sessions of all meetings. */
  all: (taskId: number) => `/expertsScheduleUniversal?id=${taskId}`,
  session: (taskId: number, sessionId: number) =>
    `/expertScheduleDetail?id=${taskId}&session_id=${sessionId}`,
}
