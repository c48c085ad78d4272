import type { ReactNode } from 'react'
import './tool-row.css'

/** Sort and filter controls side by side above a list; the row scrolls when they do not fit. */
export function ToolRow({ children }: { children: ReactNode }) {
  return <div className="tool-row">{children}</div>
}
