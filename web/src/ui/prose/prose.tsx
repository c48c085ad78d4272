import './prose.css'

/** Plain words with their line breaks. */
export function Prose({ text }: { text: string }) {
  return <p className="prose">{text}</p>
}
