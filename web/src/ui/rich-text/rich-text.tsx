import { useContentLang } from '#web/ui/language.ts'
import './rich-text.css'

/**
 * Text with headings, lists and pictures. The server has sanitised it, and the page's content security policy runs no
 * script in it.
 */
export function RichText({ html }: { html: string }) {
  const lang = useContentLang(html)
  // oxlint-disable-next-line react/no-danger
  return <div className="rich-text" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
