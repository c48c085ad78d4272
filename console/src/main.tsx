import { createRoot } from 'react-dom/client'
import { adoptLanguageOf } from '#web/platform/page-language.ts'
import { allowStyles } from './allow-styles.ts'
import { App } from './app.tsx'
import './console.css'

allowStyles()
adoptLanguageOf(location.href)
createRoot(document.getElementById('root')!).render(<App />)
