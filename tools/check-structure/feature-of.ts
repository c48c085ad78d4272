/** The groups of features, lowest first. A feature uses its own group and those before it. */
export const groups = [
  'people',
  'community',
  'meetings',
  'library',
  'commerce',
  'practice',
  'discover',
  'console',
] as const

export type FeatureOf = { side: string; group: string; name: string; rank: number; folder: string }

/** The feature that a file belongs to; in the contract a feature is one file. */
export function featureOf(file: string): FeatureOf | undefined {
  const match =
    /^(server|web)\/src\/features\/([^/]+)\/([^/]+)\//.exec(file) ??
    /^(contract)\/(?!wire\/)([^/]+)\/([^/]+?)(?:\.test)?\.ts$/.exec(file)
  if (!match) return undefined
  const [folder, side, group, name] = match as unknown as [string, string, string, string]
  return { side, group, name, folder, rank: groups.findIndex((one) => one === group) }
}
