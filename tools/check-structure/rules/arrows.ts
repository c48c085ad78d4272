import path from 'node:path'
import { findCalls } from '../find-calls.ts'
import { findTestFiles } from '../find-test-files.ts'
import type { Finding, Import, SourceTree } from '../source-tree.ts'

/** Who may import whom. The first group of `from` is a folder whose files always may import each other. */
type Arrow = { from: RegExp; may: RegExp[]; because: string }

const contract = /^contract\//
const wire = /^contract\/wire\//
const kernel = /^server\/src\/kernel\//
/** How the clouds want requests to be signed, whichever of their services is asked. */
const signatures = /^server\/src\/providers\/signatures\//
/** The addresses of the screens, beneath the features, so that everybody may link everywhere. */
const paths = /^web\/src\/paths\//
const ui = /^web\/src\/ui\//
const platform = /^web\/src\/platform\//
const shell = /^web\/src\/shell\//
/** A layer of a feature that another one may use, or a deed named by its file; handlers are refused apart from this. */
const leavesAndDeeds =
  /^server\/src\/features\/[^/]+\/[^/]+\/(?![^/]+\.(?:feature|pages|policy|tables)\.ts$)[^/]+\.ts$/
const tables = /^server\/src\/(?:features\/[^/]+\/[^/]+|providers\/[^/]+)\/[^/]+\.tables\.ts$/

/** The first arrow that fits the importing file decides. */
const arrows: Arrow[] = [
  { from: /^(contract\/wire\/)/, may: [], because: 'the plumbing of calls knows no feature' },
  { from: /^(contract\/)/, may: [], because: 'the contract knows nobody' },
  {
    from: /^(server\/src\/kernel\/)/,
    may: [wire],
    because:
      'the kernel knows no feature, no contract of one and no provider; what it needs belongs to it or to contract/wire/',
  },
  {
    from: /^(server\/src\/embedded-postgres\/)/,
    may: [],
    because: 'the embedded database runs before anything else is loaded',
  },
  {
    from: /^(server\/src\/video-engine\/)/,
    may: [],
    because: 'the video engine is a program of its own, small and quick to start',
  },
  {
    from: /^(server\/src\/speech-engine\/)/,
    may: [],
    because: 'the speech engine is a program of its own, small and quick to start',
  },
  {
    from: /^(server\/src\/providers\/[^/]+\/)/,
    may: [contract, kernel, signatures],
    because: 'a provider knows the kernel, which has its port, and signatures',
  },
  {
    // It plays the outside world, so it reaches the sandbox adapters.
    from: /^(server\/src\/sandbox\/)/,
    may: [contract, kernel, leavesAndDeeds, tables, /^server\/src\/providers\//],
    because: 'the sandbox reaches features through their *.queries.ts, *.tables.ts, *.present.ts or a deed',
  },
  {
    from: /^(server\/src\/features\/[^/]+\/[^/]+\/)[^/]+\.(?:queries|tables)\.ts$/,
    may: [contract, kernel, leavesAndDeeds, tables],
    because: 'another feature is reached through its *.queries.ts, *.present.ts and *.tables.ts, or a deed',
  },
  {
    from: /^(server\/src\/features\/[^/]+\/[^/]+\/)/,
    may: [contract, kernel, leavesAndDeeds],
    because:
      'another feature is reached through its *.queries.ts, its *.present.ts or a deed; its tables from queries alone',
  },
  {
    from: /^(demo\/)/,
    may: [contract, kernel, /^server\/src\/(?:features|providers)\/(?!.*\.feature\.ts$)/],
    because: 'the demo world is made from kernel, features and providers',
  },
  {
    from: /^(server\/src\/)main\.ts$/,
    may: [contract, /^demo\/load-demo\.ts$/],
    because: 'a start fills an empty database with the demo world and knows nothing else of it',
  },
  { from: /^(server\/src\/)/, may: [contract], because: 'the server knows itself and the contract' },
  {
    from: /^(web\/src\/paths\/)/,
    may: [contract],
    because: 'addresses are made of each other and of what the contract says',
  },
  { from: /^(web\/src\/ui\/)/, may: [], because: 'the kit knows only itself' },
  { from: /^(web\/src\/platform\/)/, may: [contract], because: 'the platform knows itself and the contract' },
  {
    from: /^(web\/src\/shell\/)/,
    may: [contract, ui, platform],
    because: 'the shell knows kit, platform and contract',
  },
  {
    from: /^(web\/src\/features\/[^/]+\/[^/]+\/)/,
    may: [
      contract,
      ui,
      platform,
      shell,
      paths,
      /^web\/src\/features\/[^/]+\/[^/]+\/(?:queries\.ts|mutations\.ts|state\.ts|cards\/|fields\/)/,
    ],
    because:
      'another feature is reached through its addresses in web/src/paths/, its queries.ts, mutations.ts, state.ts, cards/ and fields/',
  },
  {
    from: /^(web\/src\/app\/)/,
    may: [contract, /^web\/src\/(?!main\.tsx$)/],
    because: 'the app knows the web alone',
  },
  {
    from: /^(console\/)/,
    may: [contract, platform, /^web\/src\/ui\/(?:language\.tsx?|signal\.ts)$/, /^web\/slim-contract\.ts$/],
    because: 'the console knows the contract, the platform, and of the kit the language and signals',
  },
  { from: /^(web\/)/, may: [contract], because: 'the web knows itself and the contract' },
]

/** Tests, tools and measurements may look everywhere; nothing that runs for users may look at them. */
export function findWrongArrows(tree: SourceTree): Finding[] {
  const tests = findTestFiles(tree)
  const handlers = findHandlers(tree)
  return tree.imports.flatMap((each) => {
    if (climbs(each)) return refuse(each, 'it climbs too far; write it by its # path')
    if (/^(?:(?:tools|bench|drills|e2e)\/|(?:vitest|playwright)\.config\.ts$)/.test(each.from)) return []
    const isTest = tests.has(each.from)
    if (!isTest && tests.has(each.to)) return refuse(each, 'belongs to the tests')
    if (!isTest && handlers.has(each.to) && isOtherFeature(each))
      return refuse(
        each,
        'it answers a call; what both need belongs into a file of its own, named for the deed',
      )
    const arrow = arrows.find(({ from }) => from.test(each.from))
    if (!arrow) return []
    return mayImport(each, isTest ? testArrow(arrow, each) : arrow) ? [] : refuse(each, arrow.because)
  })
}

/** What has a # path is written by it. */
const climbs = ({ specifier, to }: Import) =>
  specifier.startsWith('../../') && /^(?:contract|demo|server\/src|web\/src)\//.test(to)

const isOtherFeature = ({ from, to }: Import) =>
  from.startsWith('server/src/features/') && path.posix.dirname(from) !== path.posix.dirname(to)

/** The files that answer a call. */
const findHandlers = (tree: SourceTree) =>
  new Set(
    tree.files
      .filter(
        (file) =>
          /^server\/src\/features\/.*\.ts$/.test(file.path) &&
          findCalls(file).some(({ callee }) => callee === 'answer' || callee === 'answerUpload'),
      )
      .map(({ path }) => path),
  )

/** A test may use everything of its own side. */
const testArrow = (arrow: Arrow, { from }: Import): Arrow => ({
  ...arrow,
  may: [...arrow.may, contract, from.startsWith('web/') ? /^web\// : /^server\//],
})

function mayImport({ from, to }: Import, arrow: Arrow): boolean {
  const own = arrow.from.exec(from)?.[1]
  return (own !== undefined && to.startsWith(own)) || arrow.may.some((pattern) => pattern.test(to))
}

const refuse = (each: Import, why: string): Finding[] => [
  { path: each.from, line: each.line, message: `may not import ${each.to}: ${why}` },
]
