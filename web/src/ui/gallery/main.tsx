import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#web/ui/theme/tokens.css'
import '#web/ui/theme/base.css'
import { Gallery } from './gallery.tsx'

// Development only: the production build starts at index.html and never includes this page.
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
}
