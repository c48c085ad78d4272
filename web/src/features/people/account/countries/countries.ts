import { countryRows } from './country-rows.ts'

export type Country = {
  englishName: string
  chineseName: string
  codeName: string
  areaNumber: string
  /**
   * Where its flag stands in a sprite of all flags, counted in flags. Ours shows the two letters instead: flags of
   * the system are missing on Windows, and some regions have none that every reader accepts.
   */
  position: number
}

export const countries: Country[] = countryRows.map(
  ([codeName, areaNumber, englishName, chineseName], position) => ({
    englishName,
    chineseName,
    codeName,
    areaNumber,
    position,
  }),
)

export type CountryGroup = { letter: string; countries: Country[] }

/** By the first letter of the English name; letters without a country are left out. */
export function groupByLetter(list: readonly Country[]): CountryGroup[] {
  const groups = new Map<string, Country[]>()
  for (const country of list) {
    const letter = country.englishName[0]!.toUpperCase()
    groups.set(letter, [...(groups.get(letter) ?? []), country])
  }
  return [...groups]
    .map(([letter, found]) => ({ letter, countries: found }))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1))
}

const usual = ['CN', 'HK', 'MO', 'TW']

/** All of them by letter, and above the letters those that most people choose. */
export function groupWithUsual(title: string): CountryGroup[] {
  const first = usual.flatMap((code) => countries.find(({ codeName }) => codeName === code) ?? [])
  return [{ letter: title, countries: first }, ...groupByLetter(countries)]
}

/** By either name, the two letters, or the prefix with or without its plus. */
export function findCountries(words: string): Country[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return countries
  const number = /^\+?(\d+)$/.exec(wanted)?.[1]
  if (number !== undefined) return countries.filter(({ areaNumber }) => areaNumber.startsWith(number))
  return countries.filter(
    ({ englishName, chineseName, codeName }) =>
      englishName.toLowerCase().includes(wanted) ||
      chineseName.includes(wanted) ||
      codeName.toLowerCase() === wanted,
  )
}
