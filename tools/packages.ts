/** `npm run packages`: the licences of what is installed, and the advisories that the registry knows. */
import { spawnSync } from 'node:child_process'
import { root } from './build/built-folder.ts'
import { readLockedPackages } from './locked-packages.ts'

const packages = await readLockedPackages()
for (const [about, some] of [
  ['In production', packages.filter(({ isDev }) => !isDev)],
  ['For development alone', packages.filter(({ isDev }) => isDev)],
] as const) {
  console.log(`${about}:`)
  const byLicence = Map.groupBy(some, ({ licence }) => licence || 'no licence named')
  for (const [licence, found] of [...byLicence].toSorted((a, b) => b[1].length - a[1].length))
    console.log(
      `  ${found.length} ${licence}${found.length < 4 ? `: ${found.map(({ name }) => name).join(', ')}` : ''}`,
    )
}

const audit = spawnSync('npm', ['audit', '--omit=dev'], { cwd: root, encoding: 'utf8' })
const hasAnswered = !audit.stderr.includes('audit endpoint returned an error')
console.log(hasAnswered ? audit.stdout : 'The registry tells no advisories. Ask one that does.')
process.exitCode = hasAnswered && audit.status === 0 ? 0 : 1
