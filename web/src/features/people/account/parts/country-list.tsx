import { useRef, useState } from 'react'
import { SearchField } from '#web/ui/search-field/search-field.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { findCountries, groupByLetter, groupWithUsual } from '../countries/countries.ts'
import type { Country } from '../countries/countries.ts'
import { accountText } from '../text.ts'
import './country-list.css'

/** All countries, the usual ones first and then from A to Z, with a search and a strip of letters to jump by. */
export function CountryList({ onChoose }: { onChoose: (country: Country) => void }) {
  const text = useText(accountText)
  const [words, setWords] = useState('')
  const sections = useRef(new Map<string, HTMLElement>())
  const groups =
    words.trim() === '' ? groupWithUsual(text.usualCountries) : groupByLetter(findCountries(words))

  function jump(letter: string) {
    const section = sections.current.get(letter)
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }

  return (
    <div className="country-list">
      <div className="country-list-search">
        <SearchField label={text.searchCountry} value={words} onValue={setWords} maxLength={40} />
      </div>
      {groups.length === 0 && <ListState status="empty" emptyText={text.noCountry} />}
      {groups.map(({ letter, countries }) => (
        <section
          key={letter}
          className="country-list-group"
          aria-label={letter}
          tabIndex={-1}
          ref={(element) => {
            if (element) sections.current.set(letter, element)
            else sections.current.delete(letter)
          }}
        >
          <h3 className="country-list-letter">{letter}</h3>
          <ul>
            {countries.map((country) => (
              <li key={country.codeName}>
                <CountryRow country={country} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {words === '' && (
        <nav className="country-list-strip" aria-label={text.letters}>
          {groups.map(({ letter }) => (
            <button key={letter} type="button" className="country-list-jump" onClick={() => jump(letter)}>
              {letter}
            </button>
          ))}
        </nav>
      )}
    </div>
  )
}

type CountryRowProps = { country: Country; onChoose: (country: Country) => void }

function CountryRow({ country, onChoose }: CountryRowProps) {
  const isEnglish = useLanguage() === 'en'
  const { englishName, chineseName, codeName, areaNumber } = country
  return (
    <ListRow
      title={isEnglish ? englishName : chineseName}
      note={isEnglish ? chineseName : englishName}
      before={<Tag>{codeName}</Tag>}
      after={`+${areaNumber}`}
      onClick={() => onChoose(country)}
    />
  )
}
