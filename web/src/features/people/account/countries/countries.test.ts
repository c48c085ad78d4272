import { expect, it } from 'vitest'
import { defaultCountryCode } from '#contract/people/account.ts'
import { isCountryCode } from '#contract/people/phone.ts'
import { countries, findCountries, groupByLetter, groupWithUsual } from './countries.ts'

it('has the countries of the world, each with its five fields (R215, R216)', () => {
  expect(countries.length).toBeGreaterThan(200)
  expect(new Set(countries.map(({ codeName }) => codeName)).size).toBe(countries.length)
  for (const country of countries) {
    expect(country.codeName).toMatch(/^[A-Z]{2}$/)
    expect(isCountryCode(country.areaNumber)).toBe(true)
    expect(country.englishName).toMatch(/^[A-Z][A-Za-z' ,.()-]+$/)
    expect(country.chineseName).toMatch(/^[\u4e00-\u9fff·（）()]+$/)
  }
  expect(countries.map(({ position }) => position)).toEqual(countries.map((_, index) => index))
})

it('is grouped from A to Z, every country in one group (R216)', () => {
  const groups = groupByLetter(countries)
  const letters = groups.map(({ letter }) => letter)
  expect(letters[0]).toBe('A')
  expect(letters.at(-1)).toBe('Z')
  expect(letters).toEqual([...new Set(letters)].sort())
  expect(groups.flatMap((group) => group.countries)).toHaveLength(countries.length)
})

it('has China under the default prefix (R218)', () => {
  const found = countries.filter(({ areaNumber }) => areaNumber === defaultCountryCode)
  expect(found.map(({ codeName }) => codeName)).toEqual(['CN'])
})

it.each([
  ['日本', 'JP'],
  ['japan', 'JP'],
  ['+81', 'JP'],
  ['jp', 'JP'],
  ['  德国 ', 'DE'],
])('finds %s', (words, codeName) => {
  expect(findCountries(words).map((country) => country.codeName)).toContain(codeName)
})

it('finds by the beginning of a prefix, and nothing for nonsense', () => {
  expect(findCountries('85').every(({ areaNumber }) => areaNumber.startsWith('85'))).toBe(true)
  expect(findCountries('85').map(({ codeName }) => codeName)).toEqual(
    expect.arrayContaining(['HK', 'MO', 'KH']),
  )
  expect(findCountries('nowhere')).toEqual([])
})

it('offers the usual ones above the letters', () => {
  const [usual, ...letters] = groupWithUsual('常用')
  expect(usual!.countries.map(({ chineseName }) => chineseName)[0]).toBe('中国')
  expect(usual!.countries).toHaveLength(4)
  expect(letters).toEqual(groupByLetter(countries))
})
