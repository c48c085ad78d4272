import type { ReactNode } from 'react'

export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg className="list-state-drawing" viewBox="0 0 120 96" fill="none" aria-hidden="true">
    <ellipse className="list-state-ground" cx="60" cy="86" rx="46" ry="6" />
    {children}
  </svg>
)

/** An empty chart on its clipboard. */
export const EmptyDrawing = () => (
  <Drawing>
    <rect className="list-state-sheet" x="34" y="14" width="52" height="68" rx="6" />
    <rect className="list-state-clip" x="48" y="8" width="24" height="11" rx="4" />
    <path className="list-state-trace" d="M44 36h32M44 47h22" />
    <path className="list-state-accent" d="M44 65h9l4-9 6 15 4-10 2 4h7" />
  </Drawing>
)

/** A lens over an empty slide. */
export const MissingDrawing = () => (
  <Drawing>
    <rect className="list-state-sheet" x="14" y="52" width="92" height="26" rx="5" />
    <path className="list-state-trace" d="M24 60v10M31 60v10" />
    <circle className="list-state-clip" cx="64" cy="36" r="24" />
    <path className="list-state-accent" d="M81 53l17 17M56 33h.1M72 33h.1M56 45q8-6 16 0" />
  </Drawing>
)

/** A tick: nothing has to be done. */
export const DoneDrawing = () => (
  <Drawing>
    <rect className="list-state-sheet" x="30" y="12" width="60" height="70" rx="6" />
    <circle className="list-state-clip" cx="60" cy="42" r="18" />
    <path className="list-state-accent" d="M52 43l6 6 11-13" />
    <path className="list-state-trace" d="M46 71h28" />
  </Drawing>
)

/** A trace that lost its signal. */
export const ErrorDrawing = () => (
  <Drawing>
    <path className="list-state-trace" d="M60 70v12M46 82h28" />
    <rect className="list-state-sheet" x="20" y="16" width="80" height="54" rx="6" />
    <path className="list-state-accent" d="M30 44h11l5-12 7 24 4-12h4" />
    <path className="list-state-trace" d="M67 44h3M76 44h3M85 44h3" />
  </Drawing>
)
