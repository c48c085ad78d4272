export const translationLimits = { characters: 4000 } as const
