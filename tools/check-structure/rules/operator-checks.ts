import { Visitor } from 'oxc-parser'
import { findTestFiles } from '../find-test-files.ts'
import { lineAt } from '../line-at.ts'
import { parse } from '../parse.ts'
import type { Finding, SourceTree } from '../source-tree.ts'
import type { SourceFile } from '../source-file.ts'

/** Where somebody becomes an operator, and the second login step, which gives the rights. */
const mayAsk = new Set([
  'server/src/kernel/http/run-call.ts',
  'server/src/kernel/member.ts',
  'server/src/features/people/account/sessions.ts',
  'server/src/features/people/second-step/second-step.policy.ts',
  'server/src/sandbox/serve-second-step.ts',
])

/** Operators may do what a right says: being one, even without the second login step, is no right. */
export function findBareOperatorChecks(tree: SourceTree): Finding[] {
  const tests = findTestFiles(tree)
  return tree.files
    .filter(({ path, text }) => /^(?:demo|server\/src)\/.*\.ts$/.test(path) && text.includes('isOperator'))
    .filter(({ path }) => !mayAsk.has(path) && !tests.has(path))
    .flatMap((file) =>
      findReads(file).map((start) => ({
        path: file.path,
        line: lineAt(file.text, start),
        message: 'asks whether somebody is an operator: ask for a right, by may()',
      })),
    )
}

/** Where the property is read, by a dot or by taking an object apart. */
function findReads(file: SourceFile): number[] {
  const found: number[] = []
  new Visitor({
    MemberExpression({ property }) {
      if (property.type === 'Identifier' && property.name === 'isOperator') found.push(property.start)
    },
    ObjectPattern({ properties }) {
      for (const property of properties)
        if (property.type === 'Property' && property.key.type === 'Identifier')
          if (property.key.name === 'isOperator') found.push(property.start)
    },
  }).visit(parse(file).program)
  return found
}
