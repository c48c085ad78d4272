import { expect, it } from 'vitest'
import { accountFailures } from '#contract/people/account.ts'
import { uploadFailures } from '#contract/wire/uploads.ts'
import { failures } from '#contract/wire/failure.ts'
import { readFailures } from './contract-catalogue.ts'

const catalogue = await readFailures()

it('holds what is defined anywhere in the contract', () => {
  for (const known of [failures.busy, accountFailures.wrongCode, uploadFailures.fileEmpty])
    expect(catalogue).toContainEqual(expect.objectContaining(known))
})

it('gives every code of a feature one meaning', () => {
  // Those of three digits are HTTP's, and mean what they mean there.
  const own = catalogue.filter(({ status }) => status >= 1000)
  const shared = [...Map.groupBy(own, ({ status }) => status).values()].filter((same) => same.length > 1)
  expect(
    shared.map((same) => same.map(({ status, feature, name }) => `${status} ${feature} ${name}`)),
  ).toEqual([])
})
