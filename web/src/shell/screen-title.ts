import { createContext, use, useEffect } from 'react'
import { brandName } from '#contract/wire/brand.ts'
import { useLanguage } from '#web/ui/language.ts'

/** The title that the list of addresses gives to the screen on show. */
export const ScreenTitleContext = createContext('')

/** Names the page in the browser, in the language of the moment; a screen that knows better gives its own title. */
export function usePageTitle(own: string | undefined, inBrowser?: string): string {
  const listed = use(ScreenTitleContext)
  const language = useLanguage()
  const title = own || listed
  const name = inBrowser || title
  useEffect(() => {
    document.title = `${name} - ${brandName[language]}`
  }, [name, language])
  return title
}
