import path from 'node:path'
import { readDebts, settleDebts } from './debts.ts'
import { readTree } from './source-tree.ts'
import type { Finding, SourceTree } from './source-tree.ts'
import { findWrongArrows } from './rules/arrows.ts'
import { findStrayClasses } from './rules/css-names.ts'
import { callsOf, compareCalls } from './rules/call-handlers.ts'
import type { CallValue } from './rules/call-handlers.ts'
import { findWrongEffects } from './rules/effects.ts'
import { findWrongRecords } from './rules/decision-records.ts'
import { findDeadPaths } from './rules/doc-paths.ts'
import { findFirstRows } from './rules/first-rows.ts'
import { findForeignTables } from './rules/foreign-tables.ts'
import { findLongFiles } from './rules/file-length.ts'
import { findWrongNames } from './rules/file-names.ts'
import { findUnguardedDeeds } from './rules/guarded-deeds.ts'
import { findForbiddenWords } from './rules/forbidden-words.ts'
import { findFeatureCycles, findUpwardImports } from './rules/group-order.ts'
import { findStrayIcons } from './rules/icon-meanings.ts'
import { findHastyWaits } from './rules/hasty-waits.ts'
import { findHeavyPackages } from './rules/heavy-packages.ts'
import { findUnlisted } from './rules/listed-features.ts'
import { findMissingImports } from './rules/missing-imports.ts'
import { findNamelessStates } from './rules/named-states.ts'
import { findStrayFetches } from './rules/outside-calls.ts'
import { findCycles } from './rules/no-cycles.ts'
import { findBareOperatorChecks } from './rules/operator-checks.ts'
import { findPackageInternals } from './rules/package-internals.ts'
import { checkScreens } from './rules/screens.ts'
import type { ScreenValue } from './rules/screens.ts'
import { findStraySql } from './rules/sql-place.ts'
import { checkTexts } from './rules/texts.ts'
import { findUnsentText } from './rules/unsent-text.ts'
import { findStrayCalls } from './rules/web-calls.ts'

const root = path.resolve(import.meta.dirname, '../..')

type Rule = { about: string; check(tree: SourceTree): Finding[] | Promise<Finding[]> }

const rules: Rule[] = [
  { about: 'imports name what exists', check: findMissingImports },
  { about: 'no import cycles', check: findCycles },
  { about: 'arrows between the parts', check: findWrongArrows },
  { about: 'order between groups', check: findUpwardImports },
  { about: 'no cycles between features', check: findFeatureCycles },
  { about: 'SQL only in queries', check: findStraySql },
  { about: 'first rows by first and only', check: findFirstRows },
  { about: 'tables of others by their objects', check: findForeignTables },
  { about: 'effects in their transaction', check: findWrongEffects },
  { about: 'calls only in queries and mutations', check: findStrayCalls },
  { about: 'others are asked by askOutside', check: findStrayFetches },
  { about: 'rights instead of operators', check: findBareOperatorChecks },
  { about: 'states say their values', check: findNamelessStates },
  { about: 'deeds of two people by their guard alone', check: findUnguardedDeeds },
  { about: 'private parts of packages in adapters', check: findPackageInternals },
  { about: 'no heavy packages in the web', check: findHeavyPackages },
  { about: 'names of classes', check: findStrayClasses },
  { about: 'one meaning for each icon', check: findStrayIcons },
  { about: 'tests wait patiently', check: findHastyWaits },
  { about: 'what is typed is kept', check: findUnsentText },
  { about: 'file names', check: findWrongNames },
  { about: 'file length', check: findLongFiles },
  { about: 'forbidden words', check: findForbiddenWords },
  { about: 'documents name what exists', check: findDeadPaths },
  { about: 'decision records have a status', check: findWrongRecords },
  { about: 'lists of features are complete', check: findUnlisted },
  { about: 'one handler for each call', check: checkCalls },
  {
    about: 'screens',
    check: async () =>
      checkScreens((await load<{ screens: ScreenValue[] }>('web/src/app/screens.ts')).screens),
  },
  { about: 'texts in both languages', check: checkAllTexts },
  { about: 'debts are of a rule', check: findStrayDebts },
]

const load = async <Module>(file: string) => (await import(path.join(root, file))) as Module

async function checkCalls(tree: SourceTree): Promise<Finding[]> {
  const files = tree.files
    .map((file) => file.path)
    .filter((name) => /^contract\/[^/]+\/[^/]+(?<!\.test)\.ts$/.test(name))
  const calls = await Promise.all(
    files.map(async (file) => callsOf(file, await load<Record<string, unknown>>(file))),
  )
  const { handlers } = await load<{ handlers: { call: CallValue }[] }>('server/src/features.ts')
  return compareCalls(
    calls.flat(),
    handlers.map((handler) => handler.call),
  )
}

async function checkAllTexts(tree: SourceTree): Promise<Finding[]> {
  const files = tree.files
    .map((file) => file.path)
    .filter((name) => /^(?:web|server)\/src\/.*(?:\/|[.-])text\.ts$/.test(name))
  const found = await Promise.all(
    files.map(async (file) => checkTexts(file, await load<Record<string, unknown>>(file))),
  )
  return found.flat()
}

function findStrayDebts(): Finding[] {
  return [...debts.keys()]
    .filter((name) => !rules.some(({ about }) => about === name))
    .map((name) => ({ path: 'tools/check-structure/debts.txt', message: `there is no rule "${name}"` }))
}

async function findingsOf(rule: Rule, tree: SourceTree): Promise<Finding[]> {
  try {
    return settleDebts(await rule.check(tree), debts.get(rule.about))
  } catch (error) {
    return [{ path: '.', message: `could not be checked: ${(error as Error).message}` }]
  }
}

const debts = readDebts()
const tree = readTree(root)
let broken = 0
for (const rule of rules) {
  const findings = await findingsOf(rule, tree)
  if (findings.length > 0) broken += 1
  for (const { path: file, line, message } of findings)
    console.log(`${file}${line ? `:${line}` : ''} ${message} [${rule.about}]`)
}
console.log(
  broken === 0
    ? `${rules.length} structure rules hold`
    : `${broken} of ${rules.length} structure rules are broken`,
)
process.exit(broken === 0 ? 0 : 1)
