import { Visitor } from 'oxc-parser'
import type { CallExpression, Expression } from 'oxc-parser'
import { lineAt } from './line-at.ts'
import { parse } from './parse.ts'
import type { SourceFile } from './source-file.ts'

export type FoundCall = {
  /** As it is written, with what stands before its last dot: `api`, `db.select` for `context.db.select()`. */
  callee: string
  node: CallExpression
  line: number
}

/** The calls in a source file; comments and strings hold none. */
export function findCalls(file: SourceFile): FoundCall[] {
  const found: FoundCall[] = []
  new Visitor({
    CallExpression: (node) =>
      void found.push({ callee: nameOf(node.callee), node, line: lineAt(file.text, node.start) }),
  }).visit(parse(file).program)
  return found
}

function nameOf(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return ''
  const { object } = callee
  const owner =
    object.type === 'MemberExpression' && object.property.type === 'Identifier'
      ? object.property.name
      : nameOf(object)
  return `${owner}.${callee.property.name}`
}
