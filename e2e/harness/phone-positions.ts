/** How a phone is held, and the screen that it has then. */
export const phonePositions = {
  upright: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
} as const
