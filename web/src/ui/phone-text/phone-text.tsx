import { splitPhones } from './split-phones.ts'
import './phone-text.css'

/** A text in which each phone number can be called, and stays on one line. */
export function PhoneText({ children }: { children: string }) {
  return splitPhones(children).map((part, at) =>
    part.isPhone ? (
      // Parts of one text have no other name than their place.
      <a key={at} className="phone-text" href={`tel:${part.text.replaceAll(/[^\d+]/g, '')}`}>
        {part.text}
      </a>
    ) : (
      part.text
    ),
  )
}
