import './prose.css'

/** Plain text with its line breaks. */
export function Prose({ text }: { text: string }) {
  return <p className="prose">{text}</p>
}
