import type { ReactNode } from 'react'
import './tool-row.css'

/** Orders and filters side by side above a list; where they are too many, the row scrolls. */
export function ToolRow({ children }: { children: ReactNode }) {
  return <div className="tool-row">{children}</div>
}
