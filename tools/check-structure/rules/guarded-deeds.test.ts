import { expect, it } from 'vitest'
import { places, treeOfStrings } from '../tree-of-strings.ts'
import { findUnguardedDeeds } from './guarded-deeds.ts'

const roles = 'server/src/features/people/account/account.queries.ts'
const agreed = 'server/src/kernel/deeds/agreed.ts'
const known = { [roles]: 'export const updateRoles = 1', [agreed]: 'export class Agreed {}' }

const found = (path: string, text: string) =>
  places(findUnguardedDeeds(treeOfStrings({ ...known, [path]: text })))

it.each([
  ["import { updateRoles } from '#server/features/people/account/account.queries.ts'", 'writes with it'],
  ["import { updateRoles as write } from '#server/features/people/account/account.queries.ts'", 'renames it'],
  ["import { Agreed } from '#kernel/deeds/agreed.ts'", 'makes an agreement'],
  ['context.providerSettings.save(db, change)', 'saves settings'],
  ['providerSettings.save(db, change)', 'saves settings'],
  [
    'export const refund = () => 1\nexport const deed = guardedDeed({ run: refund })',
    'exports what is guarded',
  ],
])('finds %s', (text) => {
  expect(found('server/src/features/people/profile/change.ts', text)).toHaveLength(1)
})

it.each([
  "import type { Agreed } from '#kernel/deeds/agreed.ts'",
  "import { selectUser } from '#server/features/people/account/account.queries.ts'",
  'const refund = () => 1\nexport const deed = guardedDeed({ run: refund })',
  'export const deed = guardedDeed({ run: () => 1 })',
  'context.providerSettings.read()',
])('lets pass %s', (text) => {
  expect(found('server/src/features/people/profile/change.ts', text)).toEqual([])
})

it.each([
  ['server/src/features/people/account/change-roles.ts', 'updateRoles', roles],
  ['server/src/features/people/profile/change.test.ts', 'updateRoles', roles],
  ['server/src/features/console/requests/agree.ts', 'Agreed', agreed],
])('lets %s take %s', (path, name, from) => {
  expect(found(path, `import { ${name} } from '#server/${from.slice('server/src/'.length)}'`)).toEqual([])
})
