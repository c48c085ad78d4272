import { parseSync } from 'oxc-parser'
import type { ParseResult } from 'oxc-parser'
import type { SourceFile } from './source-file.ts'

const parsed = new WeakMap<SourceFile, ParseResult>()

/** Several rules read the same file. Its syntax tree is built when `program` is first asked for. */
export function parse(file: SourceFile): ParseResult {
  let result = parsed.get(file)
  if (!result) {
    result = parseSync(file.path, file.text)
    const [error] = result.errors
    if (error) throw new Error(`${file.path} is no code: ${error.message}`)
    parsed.set(file, result)
  }
  return result
}
