import { Visitor } from 'oxc-parser'
import type { Expression } from 'oxc-parser'
import { findCalls } from '../find-calls.ts'
import { lineAt } from '../line-at.ts'
import { parse } from '../parse.ts'
import type { SourceFile } from '../source-file.ts'
import type { Finding, SourceTree } from '../source-tree.ts'

const most = 2

/** What somebody types into. */
const isTypedInto = /^(?:Field|TextArea|DeviceField|Combobox|textarea)$/

/** Codes are used up and passwords are kept nowhere, so that a form of them has nothing to keep. */
const isPassing = /code$|password/

/** A draft of its own, or one that the server keeps as it is typed. */
const hasOwnDraft = /\b(?:useDraft|useAutosave|create\w*Draft)\(/

const because = 'keeps nothing of what is typed: give the form a draft (`web/src/shell/use-unsent.ts`)'

/** Forms of more than two fields keep what is typed until it is sent. */
export function findUnsentText(tree: SourceTree): Finding[] {
  return tree.files
    .filter(({ path }) => /^web\/src\/features\/.*(?<!\.test)\.tsx?$/.test(path))
    .filter(({ text }) => !hasOwnDraft.test(text))
    .flatMap((file) => [...formsIn(file), ...looseFieldsIn(file)])
    .map(({ path, line }) => ({ path, line, message: because }))
}

/** Calls of `useForm` with more fields than may be lost, or with fields that are not named where it is called. */
function formsIn(file: SourceFile): { path: string; line: number }[] {
  return findCalls(file)
    .filter(({ callee, node }) => {
      const [options] = node.arguments
      if (callee !== 'useForm' || options?.type !== 'ObjectExpression') return false
      const given = new Map(
        options.properties.flatMap((one) =>
          one.type === 'Property' && one.key.type === 'Identifier' ? [[one.key.name, one.value]] : [],
        ),
      )
      return !given.has('draft') && countFields(given.get('initial')) > most
    })
    .map(({ line }) => ({ path: file.path, line }))
}

function countFields(initial: Expression | undefined): number {
  if (initial?.type !== 'ArrowFunctionExpression') return Infinity
  const { body } = initial
  const object = body.type === 'ParenthesizedExpression' ? body.expression : body
  if (object.type !== 'ObjectExpression') return Infinity
  return object.properties.reduce((sum, one) => {
    if (one.type !== 'Property') return Infinity
    return sum + (one.key.type === 'Identifier' && isPassing.test(one.key.name) ? 0 : 1)
  }, 0)
}

/** Fields with a state of their own; those of a form get their props by a spread of what the form binds. */
function looseFieldsIn(file: SourceFile): { path: string; line: number }[] {
  const found: number[] = []
  new Visitor({
    JSXOpeningElement: ({ name, attributes, start }) => {
      if (name.type !== 'JSXIdentifier' || !isTypedInto.test(name.name)) return
      if (attributes.some((one) => one.type === 'JSXSpreadAttribute')) return
      found.push(start)
    },
  }).visit(parse(file).program)
  return found.length > most ? [{ path: file.path, line: lineAt(file.text, found[0]!) }] : []
}
