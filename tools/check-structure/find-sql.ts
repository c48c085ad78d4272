import { Visitor } from 'oxc-parser'
import type { Argument, TemplateLiteral } from 'oxc-parser'
import { findCalls } from './find-calls.ts'
import { lineAt } from './line-at.ts'
import { parse } from './parse.ts'
import type { SourceFile } from './source-file.ts'

export type FoundSql = {
  /** What is put in is written as `$`. */
  text: string
  line: number
}

const runsText = /^(?:db|tx|trx|pool|client|pg)\.(?:execute|query)$|^sql\.raw$/

/** The SQL that a source file writes by hand: templates of the tag `sql`, and texts that are run as they are. */
export function findSql(file: SourceFile): FoundSql[] {
  const found: FoundSql[] = []
  const add = (text: string, start: number) => void found.push({ text, line: lineAt(file.text, start) })
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type === 'Identifier' && tag.name === 'sql') add(textOf(quasi), quasi.start)
    },
  }).visit(parse(file).program)
  for (const { callee, node } of findCalls(file)) {
    const written = runsText.test(callee) ? literalOf(node.arguments[0]) : undefined
    if (written !== undefined) add(written, node.start)
  }
  return found
}

const textOf = ({ quasis }: TemplateLiteral) => quasis.map(({ value }) => value.raw).join('$')

function literalOf(argument: Argument | undefined): string | undefined {
  if (argument?.type === 'TemplateLiteral') return textOf(argument)
  return argument?.type === 'Literal' && typeof argument.value === 'string' ? argument.value : undefined
}
