/** `npm run new -- feature NAME GROUP`: a feature that works and passes every check, to be changed into what it is for. */
import path from 'node:path'
import { namesOf } from './new-feature/names.ts'
import { writeFeature } from './new-feature/write-feature.ts'

const [what, name = '', group = ''] = process.argv.slice(2)

try {
  if (what !== 'feature')
    throw new Error('Usage: npm run new -- feature NAME GROUP (such as: reading-lists library)')
  const names = namesOf(name, group)
  for (const file of writeFeature(path.resolve(import.meta.dirname, '..'), names)) console.log(file)
  console.log(`Next: its titles in ${names.web}/routes.ts, its texts in text.ts, then \`npm run check\`.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
