/** An empty chart on its clipboard. */
export function EmptyDrawing() {
  return (
    <svg className="list-state-drawing" viewBox="0 0 120 96" fill="none" aria-hidden="true">
      <ellipse className="list-state-ground" cx="60" cy="86" rx="46" ry="6" />
      <rect className="list-state-sheet" x="34" y="14" width="52" height="68" rx="6" />
      <rect className="list-state-clip" x="48" y="8" width="24" height="11" rx="4" />
      <path className="list-state-trace" d="M44 36h32M44 47h22" />
      <path className="list-state-accent" d="M44 65h9l4-9 6 15 4-10 2 4h7" />
    </svg>
  )
}

/** A trace that lost its signal. */
export function ErrorDrawing() {
  return (
    <svg className="list-state-drawing" viewBox="0 0 120 96" fill="none" aria-hidden="true">
      <ellipse className="list-state-ground" cx="60" cy="86" rx="46" ry="6" />
      <path className="list-state-trace" d="M60 70v12M46 82h28" />
      <rect className="list-state-sheet" x="20" y="16" width="80" height="54" rx="6" />
      <path className="list-state-accent" d="M30 44h11l5-12 7 24 4-12h4" />
      <path className="list-state-trace" d="M67 44h3M76 44h3M85 44h3" />
    </svg>
  )
}
