/** None also covers a verification that lapsed when its identity or name changed. */
export const verificationStates = { none: 0, underReview: 1, passed: 2, failed: 3 } as const
