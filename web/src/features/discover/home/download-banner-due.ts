const restMs = 7 * 24 * 3600_000

/** Whether the invitation to the app may show again: seven days after it was closed, 0 for never closed. */
export const isDownloadBannerDue = (closedAt: number, now: number) => now - closedAt >= restMs
