const inFeature =
  /\bfeatures\/[a-z-]+\/([a-z-]+)\/|(?:\bcontract\/(?!wire\/)[a-z-]+|#web\/paths)\/([a-z-]+)\.ts\b/g
const declared = /^\/\/ features: (.+)$/m

/** The feature that a file is part of, on any side; the console counts as one. */
export function featureIn(file: string): string | undefined {
  if (file.startsWith('console/')) return 'console'
  const [, folder, single] =
    /^(?:(?:web|server)\/src\/features\/[a-z-]+\/([a-z-]+)\/|(?:contract\/(?!wire\/)[a-z-]+|web\/src\/paths)\/([a-z-]+)\.ts$)/.exec(
      file,
    ) ?? []
  return folder ?? single
}

/** A journey belongs to the features that it is named like, that it imports from, and that it declares. */
export function belongsTo(journey: { path: string; text: string }, features: Iterable<string>): string[] {
  const name = /([^/]+)\.spec\.ts$/.exec(journey.path)![1]!
  const imported = [...journey.text.matchAll(inFeature)].map(([, folder, single]) => folder ?? single!)
  const said = declared.exec(journey.text)?.[1]?.split(/,\s*/) ?? []
  const named = [...features].filter((feature) => areAlike(name, feature))
  return [...new Set([...named, ...imported, ...said])]
}

/** Whether all words of one are among those of the other, be it one thing or several. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => new Set(name.split('-').map((word) => word.replace(/s$/, ''))))
  return a!.isSubsetOf(b!) || b!.isSubsetOf(a!)
}
