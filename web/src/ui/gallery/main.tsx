import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#web/ui/theme/tokens.css'
import '#web/ui/theme/base.css'
import { Gallery } from './gallery.tsx'

// Development only: the product's build starts at index.html and never sees this page.
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
}
