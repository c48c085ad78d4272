import './rich-text.css'

/**
 * Text with headings, lists and pictures. The server has sanitised it, and the page's content security policy runs no
 * script in it.
 */
export function RichText({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
