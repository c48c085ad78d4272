import './dots.css'

/** Shows the current page only; pages are changed by swipe, arrows and keys. */
export function Dots({ count, page }: { count: number; page: number }) {
  return (
    <span className="dots" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className="dots-dot" data-here={at === page || undefined} />
      ))}
    </span>
  )
}
