import { readFileSync } from 'node:fs'
import path from 'node:path'

const packages = path.resolve(import.meta.dirname, '../../../node_modules')

type Adapter = { package: string; writtenFor: string; file: string }

/** What a test of an adapter says when the private parts of a package are not where they were. */
export function movedSentence({ package: name, writtenFor, file }: Adapter): string {
  const { version } = JSON.parse(readFileSync(path.join(packages, name, 'package.json'), 'utf8')) as {
    version: string
  }
  return `${file} uses private parts of ${name} and was written for ${writtenFor}; ${version} is installed, which has them elsewhere: adapt that file`
}
