import type { ReactNode } from 'react'
import './app-head.css'

/** The brand above what a page about the app has to say. */
export function AppHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="app-head">
      <img src="/icon-192.png" alt="" width="88" height="88" />
      <h2>{title}</h2>
      {children}
    </div>
  )
}
