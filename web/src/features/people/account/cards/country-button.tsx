import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { chooseAreaNumber, useAreaNumber } from '../state.ts'
import type { Country } from '../countries/countries.ts'
import { accountText } from '../text.ts'
import './country-button.css'

/** A long list that few people open. */
const CountryList = lazy(async () => ({ default: (await import('../parts/country-list.tsx')).CountryList }))

/** The dialing prefix before a phone number. It opens the countries over the form, which keeps what is typed. */
export function CountryButton() {
  const text = useText(accountText)
  const areaNumber = useAreaNumber()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  function handleChoose(country: Country) {
    chooseAreaNumber(country.areaNumber)
    setIsOpen(false)
  }

  return (
    <>
      <button
        type="button"
        className="country-button"
        aria-haspopup="dialog"
        aria-label={`${text.country} +${areaNumber}`}
        onClick={() => {
          setIsOpen(true)
          setWasOpened(true)
        }}
      >
        +{areaNumber}
      </button>
      {/* Outside the form around it, which the Enter key of the search would submit. */}
      {wasOpened &&
        createPortal(
          <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={text.chooseCountry} flush>
            <div className="country-button-sheet">
              <Suspense fallback={<Skeleton shape="rows" count={6} />}>
                {isOpen && <CountryList onChoose={handleChoose} />}
              </Suspense>
            </div>
          </Sheet>,
          document.body,
        )}
    </>
  )
}
