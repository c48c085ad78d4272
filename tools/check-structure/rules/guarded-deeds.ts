import { Visitor } from 'oxc-parser'
import type { ObjectExpression } from 'oxc-parser'
import { findCalls } from '../find-calls.ts'
import { findTestFiles } from '../find-test-files.ts'
import { lineAt } from '../line-at.ts'
import { parse } from '../parse.ts'
import type { Finding, SourceTree } from '../source-tree.ts'
import type { SourceFile } from '../source-file.ts'

const features = 'server/src/features'
const requests = `${features}/console/requests/agree.ts`

/** What shows that two people have agreed, and what deeds of two people write with: who may take it from there. */
const guarded: { file: string; names: string[]; for: string[] }[] = [
  { file: 'server/src/kernel/deeds/agreed.ts', names: ['Agreed'], for: [requests] },
  {
    file: `${features}/commerce/orders/approve-refund.ts`,
    names: ['approveRefund'],
    for: [`${features}/commerce/orders/decide-refund.ts`, `${features}/commerce/orders/give-back.ts`],
  },
  {
    file: `${features}/commerce/orders/give-back.ts`,
    names: ['giveBackAtOnce'],
    for: [
      `${features}/commerce/orders/decide-refund.ts`,
      // By itself, where a group did not come about in time.
      `${features}/commerce/orders/return-order.ts`,
    ],
  },
  {
    file: `${features}/commerce/orders/refunds.queries.ts`,
    names: ['refundReview'],
    for: [`${features}/commerce/orders/decide-refund.ts`],
  },
  {
    file: `${features}/commerce/withdrawals/withdrawals.queries.ts`,
    names: ['withdrawalReview'],
    for: [`${features}/commerce/withdrawals/decide-withdrawal.ts`],
  },
  {
    file: `${features}/commerce/coupons/coupons.queries.ts`,
    names: ['insertCoupons'],
    for: [`${features}/commerce/coupons/add-coupon.ts`],
  },
  {
    file: `${features}/practice/lecture-evidence/gather-evidence.ts`,
    names: ['completeEvidence'],
    for: [`${features}/practice/lecture-evidence/complete-lecture.ts`],
  },
  {
    file: `${features}/console/announcements/send-announcement.ts`,
    names: ['sendAnnouncement'],
    for: [
      `${features}/console/announcements/change-announcement.ts`,
      `${features}/console/announcements/announcements.feature.ts`,
    ],
  },
  {
    file: `${features}/people/account/account.queries.ts`,
    names: ['updateRoles'],
    for: [
      `${features}/people/account/change-roles.ts`,
      // The first administrator, and the command that takes the database and the master key.
      `${features}/console/onboarding/set-up.ts`,
      `${features}/people/second-step/appoint-operator.ts`,
    ],
  },
  {
    file: `${features}/people/second-step/second-step.queries.ts`,
    names: ['deleteFactors'],
    for: [
      `${features}/people/second-step/reset-second-step.ts`,
      `${features}/people/second-step/appoint-operator.ts`,
    ],
  },
  {
    file: `${features}/console/people/merge-accounts.queries.ts`,
    names: ['moveRows', 'closeMerged'],
    for: [`${features}/console/people/merge-accounts.ts`],
  },
]

/** The settings of services are written by a method, which is not imported. */
const settingsDeed = `${features}/console/providers/save-settings.ts`

/** What two people do is reached through the deed that they agree to, and by no other import or call. */
export function findUnguardedDeeds(tree: SourceTree): Finding[] {
  const tests = findTestFiles(tree)
  const ours = tree.files.filter(
    ({ path }) => /^(?:server|bench|tools)\/.*\.ts$/.test(path) && !tests.has(path),
  )
  return [
    ...findForeignImports(tree, new Set(ours.map(({ path }) => path))),
    ...ours.flatMap(findExportedRuns),
    ...ours.flatMap(findSettingsWrites),
  ]
}

function findForeignImports(tree: SourceTree, ours: Set<string>): Finding[] {
  const byPath = new Map(tree.files.map((file) => [file.path, file]))
  return tree.imports
    .filter(({ from, isType }) => ours.has(from) && !isType)
    .flatMap(({ from, to, specifier, line }) =>
      guarded
        .filter((one) => one.file === to && !one.for.includes(from))
        .flatMap(({ names }) =>
          takenFrom(byPath.get(from)!, specifier).filter((name) => names.includes(name)),
        )
        .map((name) => ({ path: from, line, message: `takes ${name}, which is for the deed of two people` })),
    )
}

/** The values that a file imports from a module. */
const takenFrom = (file: SourceFile, specifier: string): string[] =>
  parse(file)
    .module.staticImports.filter(({ moduleRequest }) => moduleRequest.value === specifier)
    .flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
    .flatMap(({ importName }) => importName.name ?? [])

/** A deed whose function is exported could be done without it. */
function findExportedRuns(file: SourceFile): Finding[] {
  if (!/\bguardedDeed\(/.test(file.text)) return []
  const exported = new Set(
    parse(file).module.staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName }) => exportName.name),
    ),
  )
  return findCalls(file)
    .filter(({ callee }) => callee === 'guardedDeed')
    .flatMap(({ node, line }) => {
      const [given] = node.arguments
      const run = given?.type === 'ObjectExpression' ? runOf(given) : undefined
      return run !== undefined && exported.has(run)
        ? [{ path: file.path, line, message: `exports ${run}, which only this deed may do` }]
        : []
    })
}

/** The name of the function that a deed runs, where it is not written inside of it. */
function runOf({ properties }: ObjectExpression): string | undefined {
  for (const property of properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'run')
      return property.value.type === 'Identifier' ? property.value.name : undefined
  return undefined
}

function findSettingsWrites(file: SourceFile): Finding[] {
  if (file.path === settingsDeed || !file.text.includes('providerSettings')) return []
  const found: Finding[] = []
  new Visitor({
    CallExpression({ callee, start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const owner = callee.object.type === 'MemberExpression' ? callee.object.property : callee.object
      if (callee.property.name !== 'save' || owner.type !== 'Identifier') return
      if (owner.name !== 'providerSettings') return
      const line = lineAt(file.text, start)
      found.push({
        path: file.path,
        line,
        message: 'saves settings of services beside the deed of two people',
      })
    },
  }).visit(parse(file).program)
  return found
}
