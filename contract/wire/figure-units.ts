/** How a figure reads: a number, fen, minutes, tenths of a credit point, or a share of something. */
export const figureUnits = ['count', 'money', 'minutes', 'credit', 'share'] as const
