import { Visitor } from 'oxc-parser'
import type { Expression } from 'oxc-parser'
import { findCalls } from '../find-calls.ts'
import { lineAt } from '../line-at.ts'
import { parse } from '../parse.ts'
import type { SourceFile } from '../source-file.ts'
import type { Finding, SourceTree } from '../source-tree.ts'

const isState = /^(?:\w*_)?(?:status|state|kind|type)$|(?:Status|State|Kind|Type)$/
const isAny = /^z\.(?:int|number|string)$/
const isAround = /^z\.(?:optional|nullable|array|_default)$/

/**
 * A field that holds a state or a kind says which there are: `oneOf(orderStates)`, `z.enum(videoStates)`. One whose values
 * are truly open has a schema with a name, beside a sentence that says who decides: `kind: todoKind`.
 */
export const findNamelessStates = (tree: SourceTree): Finding[] =>
  tree.files
    .filter(({ path }) => /^contract\/.*(?<!\.test)\.ts$/.test(path))
    .flatMap((file) =>
      fieldsOf(file)
        .filter(({ name, value }) => isState.test(name) && holdsAny(file, value))
        .map(({ name, line }) => ({
          path: file.path,
          line,
          message: `${name} may be anything: say its values by oneOf(…) or z.enum(…), or name a schema that is open`,
        })),
    )

type Field = { name: string; value: Expression; line: number }

function fieldsOf(file: SourceFile): Field[] {
  const fields: Field[] = []
  new Visitor({
    Property({ key, value, start }) {
      if (key.type !== 'Identifier' || value.type !== 'CallExpression') return
      fields.push({ name: key.name, value, line: lineAt(file.text, start) })
    },
  }).visit(parse(file).program)
  return fields
}

/** Whether the schema is `z.int()` and the like, as it is or inside of what surrounds one. */
function holdsAny(file: SourceFile, value: Expression): boolean {
  const call = findCalls(file).find(({ node }) => node === value)
  if (!call) return false
  if (isAny.test(call.callee)) return true
  const [inner] = call.node.arguments
  return isAround.test(call.callee) && inner?.type === 'CallExpression' && holdsAny(file, inner)
}
