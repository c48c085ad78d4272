import { useContentLang } from '#web/ui/language.ts'
import './prose.css'

/** Plain text with its line breaks. */
export function Prose({ text }: { text: string }) {
  return (
    <p className="prose" lang={useContentLang(text)}>
      {text}
    </p>
  )
}
