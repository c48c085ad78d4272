const restMs = 7 * 24 * 3600_000

/** Whether the app banner may show again: seven days after it was closed; 0 means never closed. */
export const isDownloadBannerDue = (closedAt: number, now: number) => now - closedAt >= restMs
