import { Visitor } from 'oxc-parser'
import { findCalls } from '../find-calls.ts'
import type { FoundCall } from '../find-calls.ts'
import { findTestFiles } from '../find-test-files.ts'
import { lineAt } from '../line-at.ts'
import { parse } from '../parse.ts'
import type { Finding, SourceTree } from '../source-tree.ts'
import type { SourceFile } from '../source-file.ts'

const isTransaction = ({ callee }: FoundCall) => /(?:^|\.)transaction$/.test(callee)
const waitsForCommit = ({ callee }: FoundCall) => /^(?:showLive|afterCommit)$/.test(callee)
const tells = /^(?:notify|events\.publish)$/
const shows = /^rooms\.(?:toGroup|toSession|toGuest|removeFromGroup)$/
const asksOutside =
  /^(?:storage|sms|mail|appPush|webPush|wechat|media)\.\w+$|^(?:storeBytes|saveFile|removeStored)$/

/**
 * What follows from a deed belongs to its transaction, and what cannot be taken back comes after its commit. The types ask for
 * a transaction (`Tx`); this finds what they let through.
 */
export function findWrongEffects(tree: SourceTree): Finding[] {
  const tests = findTestFiles(tree)
  return tree.files
    .filter(
      ({ path }) => /^(?:demo|server\/src)\/(?!kernel\/database\.ts$).*\.ts$/.test(path) && !tests.has(path),
    )
    .flatMap((file) => [...findCasts(file), ...findMisplaced(file)])
}

/** A handle that is only said to be a transaction. */
function findCasts(file: SourceFile): Finding[] {
  const found: Finding[] = []
  if (!/\bas Tx\b/.test(file.text)) return found
  new Visitor({
    TSAsExpression({ start, typeAnnotation: type }) {
      if (
        type.type === 'TSTypeReference' &&
        type.typeName.type === 'Identifier' &&
        type.typeName.name === 'Tx'
      )
        found.push({
          path: file.path,
          line: lineAt(file.text, start),
          message: 'only a transaction gives a Tx',
        })
    },
  }).visit(parse(file).program)
  return found
}

function findMisplaced(file: SourceFile): Finding[] {
  const calls = findCalls(file)
  return calls.filter(isTransaction).flatMap((transaction) => {
    const inside = calls.filter((call) => call !== transaction && isWithin(call, transaction))
    const later = inside.filter(waitsForCommit)
    const atOnce = inside.filter((call) => !later.some((wait) => isWithin(call, wait)))
    const finding = (line: number, message: string) => ({ path: file.path, line, message })
    return [
      ...(inside.length > 0 && inside.every(({ callee }) => tells.test(callee) || callee.endsWith('.write'))
        ? [finding(transaction.line, 'a transaction that only tells: the deed has one')]
        : []),
      ...atOnce.flatMap(({ callee, line }) => {
        if (shows.test(callee)) return [finding(line, 'shown before the commit: use showLive')]
        return asksOutside.test(callee) ? [finding(line, `a transaction waits for ${callee}`)] : []
      }),
    ]
  })
}

/** In what a call is given, not in what it is called on. */
const isWithin = ({ node }: FoundCall, { node: outer }: FoundCall) =>
  outer.arguments.some((argument) => argument.start <= node.start && node.end <= argument.end)
