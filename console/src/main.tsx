import { createRoot } from 'react-dom/client'
import { adoptLanguageOf } from '#web/platform/page-language.ts'
import { App } from './app.tsx'
import './console.css'

adoptLanguageOf(location.href)
createRoot(document.getElementById('root')!).render(<App />)
