import { expect, it } from 'vitest'
import { readLockedPackages } from './locked-packages.ts'

const packages = await readLockedPackages()

/** What a product that is not open itself may be made with; LGPL where it is a library of its own that can be replaced. */
const allowed =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|MPL-2\.0|LGPL-3\.0-or-later|Zlib|CC0-1\.0)( (AND|OR) (MIT|BSD-3-Clause|Apache-2\.0|LGPL-3\.0-or-later|Zlib|CC0-1\.0))*\)?$/

/** Packages whose own file names no licence that npm understands, and what their folder says. */
const readByHand = new Map([['png-js', 'MIT']])

it('is made of packages whose licences allow it', () => {
  const other = packages
    .filter(({ isDev }) => !isDev)
    .filter(({ name, licence }) => !allowed.test(readByHand.get(name) ?? licence))
  expect(other.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
})

// What draws pages of PDF files outside of browsers is overridden by an empty package: nothing here does, and its binaries had no digest.
it('knows the digest of every package that it installs', () => {
  expect(packages.filter(({ hasIntegrity }) => !hasIntegrity).map(({ name }) => name)).toEqual([])
})
