import { Visitor } from 'oxc-parser'
import { lineAt } from './line-at.ts'
import { parse } from './parse.ts'
import type { SourceFile } from './source-file.ts'

export type ImportStatement = {
  specifier: string
  /** Gone at run time. */
  isType: boolean
  /** Loaded later, by `import()`. */
  isDynamic: boolean
  line: number
}

type Named = { specifier: string; isType: boolean; isDynamic?: boolean; start: number }

/** What a source file takes from other modules by a written name. */
export function findImports(file: SourceFile): ImportStatement[] {
  return [...imported(file), ...passedOn(file), ...loaded(file), ...typesLoaded(file)].map(
    ({ specifier, isType, isDynamic = false, start }) => ({
      specifier,
      isType,
      isDynamic,
      line: lineAt(file.text, start),
    }),
  )
}

const imported = (file: SourceFile): Named[] =>
  parse(file).module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
    start: moduleRequest.start,
  }))

const passedOn = (file: SourceFile): Named[] =>
  parse(file).module.staticExports.flatMap(({ entries }) => {
    const request = entries[0]?.moduleRequest
    if (!request) return []
    const isType = entries.every((entry) => entry.isType)
    return [{ specifier: request.value, isType, start: request.start }]
  })

const loaded = (file: SourceFile): Named[] =>
  parse(file).module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const written = /^(['"])(.*)\1$/.exec(file.text.slice(start, end))
    return written ? [{ specifier: written[2]!, isType: false, isDynamic: true, start }] : []
  })

/** As in `typeof import('./a.ts')`. */
function typesLoaded(file: SourceFile): Named[] {
  if (!/\bimport\s*\(/.test(file.text)) return []
  const found: Named[] = []
  new Visitor({
    TSImportType: ({ source }) =>
      void found.push({ specifier: source.value, isType: true, start: source.start }),
  }).visit(parse(file).program)
  return found
}
