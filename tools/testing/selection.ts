import { readTree } from '../check-structure/source-tree.ts'
import type { SourceTree } from '../check-structure/source-tree.ts'
import { belongsTo, featureIn } from './belongs-to.ts'
import { root } from './command.ts'

/** The test files and journeys of a run. */
export type Selection = { units: string[]; journeys: string[] }

const isUnit = (name: string) => name.endsWith('.test.ts')
const isJourney = (name: string) => /^e2e\/.*\.spec\.ts$/.test(name)

/** What has one of the words in its path, and the journeys that belong to a feature of that name. */
export function selectByWords(words: string[], tree: SourceTree = readTree(root)): Selection {
  const has = (name: string) => words.some((word) => name.includes(word))
  const known = featuresOf(tree)
  return {
    units: pathsOf(tree).filter((name) => isUnit(name) && has(name)),
    journeys: tree.files
      .filter(({ path }) => isJourney(path))
      .filter((file) => has(file.path) || belongsTo(file, known).some((feature) => words.includes(feature)))
      .map(({ path }) => path),
  }
}

/** These name every feature: what goes on through them would lead from each to all others. */
const lists = new Set(['server/src/features.ts', 'web/src/app/screens.ts', 'console/src/screens.ts'])
/** Nothing imports them, and everything depends on them. */
const isGround = /^(?:package(?:-lock)?\.json|tsconfig\.base\.json|[a-z]+\.config\.ts)$/
const isData = /^(?:server\/(?:migrations|assets)|demo\/(?:assets|texts))\//
/** What every page is made with. */
const isEverywhere =
  /^(?:demo\/|web\/(?!src\/(?:features|paths)\/)|server\/(?!src\/(?:features|testing)\/)|contract\/wire\/|tools\/(?:build|serve|start)|playwright\.config)/

/**
 * What a change of these files touches. Tests by what they import, and, because they ask a feature by its calls, by
 * what the feature they lie in imports; journeys also by the features they belong to.
 */
export function selectByChange(changed: string[], tree: SourceTree = readTree(root)): Selection {
  const all = pathsOf(tree)
  const reached = reachedFrom(changed, tree)
  const isAll = changed.some((name) => isGround.test(name))
  const needsAllOfServer = changed.some((name) => isData.test(name))
  const folders = new Set([...reached].filter((name) => !isUnit(name)).map(folderOf))
  const units = all
    .filter(isUnit)
    .filter(
      (name) =>
        isAll ||
        reached.has(name) ||
        (folderOf(name) !== undefined && folders.has(folderOf(name))) ||
        (needsAllOfServer && /^(?:server|demo)\//.test(name)),
    )
  const sources = changed.filter((name) => !isUnit(name))
  const needsAllJourneys = isAll || sources.some((name) => isEverywhere.test(name) || isData.test(name))
  const features = new Set(sources.map(featureIn).filter((name) => name !== undefined))
  const known = featuresOf(tree)
  const isTouched = (file: { path: string; text: string }) => {
    if (needsAllJourneys || reached.has(file.path)) return true
    const belongs = belongsTo(file, known)
    return belongs.length === 0 ? features.size > 0 : belongs.some((feature) => features.has(feature))
  }
  const journeys = tree.files.filter((file) => isJourney(file.path) && isTouched(file))
  return { units, journeys: journeys.map(({ path }) => path) }
}

/** The folder of the server's feature that a file lies in. */
const folderOf = (name: string): string | undefined =>
  /^server\/src\/features\/[^/]+\/[^/]+\//.exec(name)?.[0]

const pathsOf = (tree: SourceTree) => tree.files.map(({ path }) => path)

const featuresOf = (tree: SourceTree) =>
  new Set(
    pathsOf(tree)
      .map(featureIn)
      .filter((name) => name !== undefined),
  )

/** The files that import one of these, directly or not, and these. Types are gone at run time. */
function reachedFrom(changed: string[], tree: SourceTree): Set<string> {
  const users = new Map<string, string[]>()
  for (const { from, to, isType } of tree.imports) {
    if (!isType) users.set(to, [...(users.get(to) ?? []), from])
  }
  const reached = new Set(changed)
  for (const name of reached) {
    const endsHere = lists.has(name) && !changed.includes(name)
    for (const user of users.get(name) ?? []) if (!endsHere || isUnit(user)) reached.add(user)
  }
  return reached
}
