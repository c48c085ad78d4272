import { Drawing } from './drawings.tsx'

/** For lists of one kind of thing: what they would contain. */

export const StarDrawing = () => (
  <Drawing>
    <rect className="list-state-sheet" x="30" y="12" width="60" height="70" rx="6" />
    <path
      className="list-state-clip"
      d="M60 23L64.4 33.9L76.2 34.7L67.1 42.3L70 53.8L60 47.5L50 53.8L52.9 42.3L43.8 34.7L55.6 33.9z"
    />
    <path className="list-state-trace" d="M44 71h32" />
  </Drawing>
)

export const CalendarDrawing = () => (
  <Drawing>
    <rect className="list-state-sheet" x="28" y="18" width="64" height="64" rx="6" />
    <path className="list-state-clip" d="M28 36V24a6 6 0 0 1 6-6h52a6 6 0 0 1 6 6v12z" />
    <path className="list-state-trace" d="M44 11v12M76 11v12M42 50h6M57 50h6M72 50h6M42 66h6" />
    <path className="list-state-accent" d="M58 65l6 6 12-13" />
  </Drawing>
)

export const ClockDrawing = () => (
  <Drawing>
    <circle className="list-state-sheet" cx="60" cy="46" r="34" />
    <path className="list-state-trace" d="M60 19v4M60 69v4M33 46h4M83 46h4" />
    <path className="list-state-accent" d="M60 30v16l12 8" />
  </Drawing>
)

export const LetterDrawing = () => (
  <Drawing>
    <rect className="list-state-sheet" x="22" y="22" width="76" height="58" rx="6" />
    <path className="list-state-clip" d="M24 27l36 28 36-28a6 6 0 0 0-4-5H28a6 6 0 0 0-4 5z" />
    <path className="list-state-accent" d="M34 68h16" />
  </Drawing>
)

export const ReceiptDrawing = () => (
  <Drawing>
    <path className="list-state-sheet" d="M36 10h48v72l-8-6-8 6-8-6-8 6-8-6-8 6z" />
    <path className="list-state-trace" d="M46 26h28M46 38h28" />
    <path className="list-state-accent" d="M46 56h14" />
  </Drawing>
)
